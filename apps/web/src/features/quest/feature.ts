import type { WebFeature } from "#platform/feature.ts";
import { QuestNotice } from "./quest-notice.tsx";

/** The member's progress, above every page. */
export const quest = {
  bar: { order: 20, component: QuestNotice },
} satisfies WebFeature;
