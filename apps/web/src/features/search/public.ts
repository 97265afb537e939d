/** What the shell's palette is made of. */
export { Entries, Entry, entryIcon } from "./entry.tsx";
export { SearchEntries } from "./search-entries.tsx";
