import { agreementsPaths } from "@kompagnon/contract/agreements/paths.ts";
import { FileSignature } from "lucide-react";
import type { ResourceEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** Where agreements are written. */
export const resourceEntries: readonly ResourceEntry[] = [
  {
    key: "agreements",
    order: 10,
    to: agreementsPaths.creator,
    icon: FileSignature,
    useTitle: () => useTranslation("agreements").t("title"),
    useText: () => useTranslation("agreements").t("intro"),
  },
];
