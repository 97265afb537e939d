import { questListeners } from "#features/quest/listeners.ts";
import { questPersonal } from "#features/quest/personal.ts";
import { questRoutes } from "#features/quest/routes.ts";
import type * as tables from "#features/quest/tables.ts";
import type { Feature } from "#platform/feature.ts";

/** The quest feature. */
export const quest = {
  name: "quest",
  routes: questRoutes,
  listeners: questListeners,
  data: {
    quests: { exported: "quest.json", erased: "with the member" },
  },
  personal: questPersonal,
} as const satisfies Feature<typeof tables>;
