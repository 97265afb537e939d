import { lazy } from "react";

export const RecentAgreements = lazy(async () => ({
  default: (await import("./list/recent-agreements.tsx")).RecentAgreements,
}));
