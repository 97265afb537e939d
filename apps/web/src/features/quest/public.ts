import { lazy } from "react";

export { QuestNotice } from "./quest-notice.tsx";

/** The quest on the dashboard's first page. Fetched there: the shell imports this file on every page. */
export const QuestCard = lazy(async () => ({ default: (await import("./quest-card.tsx")).QuestCard }));
