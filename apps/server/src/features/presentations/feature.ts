import type { Feature } from "#platform/feature.ts";

/** Presentations. They are documents that people write together: all the server keeps of them is with those. */
export const presentations = {
  name: "presentations",
  data: {},
  sample: {
    after: [],
    prepare: async (community) => {
      const { loadDecks } = await import("#features/presentations/sample/load.ts");
      return (tx) => loadDecks(tx, community);
    },
  },
} as const satisfies Feature;
