import { ADMIN_LEVEL } from "@kompagnon/contract/admin/levels.ts";
import { dueResets, openAppeals } from "#features/accounts/public.ts";
import { adminRoutes } from "#features/admin/routes.ts";
import type { Feature } from "#platform/feature.ts";

/** The admin area: it holds nothing of its own, and reads others by their views. */
export const admin = {
  name: "admin",
  routes: adminRoutes,
  data: {},
  waits: {
    factor_resets: { level: ADMIN_LEVEL, look: dueResets },
    ban_appeals: { level: ADMIN_LEVEL, look: openAppeals },
  },
  sample: {
    after: ["groups", "posts", "chats", "matching"],
    prepare: async (community) => {
      const { loadRequests } = await import("#features/admin/sample/load.ts");
      return (tx) => loadRequests(tx, community);
    },
  },
} as const satisfies Feature;
