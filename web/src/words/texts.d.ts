declare module "texts:" {
  export const languages: string[];
  /** All names of files, where nothing is built. */
  export const names: string[];
  /** The texts of a file by their ids; `name`: with the language before it. */
  export const fetchWords: (
    name: string,
  ) => Promise<{ default: Record<string, import("./fluent").Pattern> }>;
}
