import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { SECURITY_LOG_LEVEL } from "@kompagnon/contract/accounts/rules.ts";
import { ShieldCheck } from "lucide-react";
import type { AdminEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The security log. */
export const adminEntries: readonly AdminEntry[] = [
  {
    key: "security",
    group: "logs",
    order: 90,
    to: accountsPaths.securityLog,
    icon: ShieldCheck,
    level: SECURITY_LOG_LEVEL,
    useLabel: () => useTranslation("accounts/staff").t("log.title"),
  },
];
