import { lazy } from "react";

/** What the newest unread notifications are about; it brings what every type of notification says. */
export const NewsLines = lazy(() => import("./components/news-lines.tsx"));
