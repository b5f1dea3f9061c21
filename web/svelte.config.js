import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Shorter names than Svelte's own: they stand in all components and their styles.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
