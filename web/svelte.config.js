import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true, // Svelte leaves out what it has for components of its old kind
    // Shorter names than Svelte's own: they stand in all components and their styles.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
