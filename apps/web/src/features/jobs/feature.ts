import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { BriefcaseBusiness } from "lucide-react";
import type { WebFeature } from "#platform/feature.ts";
import { JobsListener } from "./jobs-listener.tsx";

/** The job board. */
export const jobs = {
  navigation: [
    {
      key: "jobs",
      section: "main",
      order: 35,
      to: jobsPaths.board,
      icon: BriefcaseBusiness,
      shortcut: "j",
      inMoreMenu: true,
    },
  ],
  listener: { component: JobsListener },
  notificationCards: () => import("./notification-cards.ts"),
  searchEntries: () => import("./search-entries.tsx"),
} satisfies WebFeature;
