import { lazy } from "react";

/** The quest on the dashboard's first page. Fetched when it is drawn. */
export const QuestCard = lazy(async () => ({ default: (await import("./quest-card.tsx")).QuestCard }));
