import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { CONTACT_LEVEL } from "@kompagnon/contract/contact/rules.ts";
import { Mail } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The team's inbox. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "contact",
    group: "queues",
    order: 50,
    to: contactPaths.inbox,
    icon: Mail,
    level: CONTACT_LEVEL,
    useLabel: () => useTranslation("contact/staff").t("title"),
    waits: [
      {
        what: "contact_messages",
        to: contactPaths.inbox,
        useLabel: () => useTranslation("contact/staff").t("waiting"),
      },
    ],
  },
];
