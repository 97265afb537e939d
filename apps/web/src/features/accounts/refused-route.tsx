import { useAdminEntries } from "#platform/feature-parts.ts";
import { useTranslation } from "#platform/use-translation.ts";

/** The page of the admin area that a staff route serves, by the part of its address after `/api/admin/`. */
const STAFF_AREAS: Readonly<Record<string, string>> = {
  announcements: "announcements",
  audit: "audit",
  "ban-appeals": "requests",
  billing: "billing",
  "contact-messages": "contact",
  "factor-resets": "requests",
  "held-invites": "payouts",
  members: "members",
  overview: "overview",
  payouts: "payouts",
  reports: "reports",
  "security-events": "security",
  system: "overview",
  teams: "teams",
  verifications: "verifications",
};

/** What other routes that ask who someone is are for, by the beginning of their address; the first that fits decides. */
const PLACES = [
  [/^\/api\/auth\/(?:sign-in|2fa\/sign-in|passkeys\/sign-in)$/, "sign_in"],
  [/^\/api\/auth\/sign-up$/, "sign_up"],
  [/^\/api\/auth\/email\/confirm$/, "confirm_email"],
  [/^\/api\/auth\/password-reset/, "reset"],
  [/^\/api\/auth\/password$/, "password"],
  [/^\/api\/me\/email$/, "email"],
  [/^\/api\/auth\/2fa\/backup-codes$/, "backup_codes"],
  [/^\/api\/auth\/2fa\//, "two_factor"],
  [/^\/api\/auth\/passkeys/, "passkeys"],
  [/^\/api\/auth\/step-up/, "step_up"],
  [/^\/api\/(?:me|auth\/ban)\/export$/, "export"],
  [/^\/api\/(?:me|auth\/ban)\/deletion$/, "deletion"],
  [/^\/api\/identity/, "passphrase"],
  [/^\/api\/me\/status-preferences$/, "status"],
] as const;

type Target = { readonly area: string } | { readonly place: (typeof PLACES)[number][1] };
/** What a route is for: a page of the admin area, or something of an account. Null if it is none of the known ones. */
export function targetOf(path: string): Target | null {
  if (path.startsWith("/api/analytics/admin/")) return { area: "data" };
  const area = STAFF_AREAS[/^\/api\/admin\/([\w-]+)/.exec(path)?.[1] ?? ""];
  if (area) return { area };
  const place = PLACES.find(([pattern]) => pattern.test(path))?.[1];
  return place ? { place } : null;
}

const REASONS = ["forbidden", "second_factor_required", "step_up_required"] as const;

/** Where a request was refused and why, in the reader's words. */
export function RefusedRoute({ route, code }: { route: string; code: string | undefined }) {
  const { t } = useTranslation("accounts/staff");
  const [method = "", path = ""] = route.split(" ");
  const target = targetOf(path);
  const reason = REASONS.find((one) => one === code);
  return (
    <p className="text-ink-soft text-sm wrap-anywhere">
      {target && "area" in target ? <AreaName area={target.area} /> : t(`log.at.${target?.place ?? "other"}`)}
      {target && "area" in target && ` · ${t(method === "GET" ? "log.read" : "log.change")}`}
      {reason && ` · ${t(`log.reasons.${reason}`)}`}
    </p>
  );
}

function AreaName({ area }: { area: string }) {
  const { t } = useTranslation("accounts/staff");
  const entry = useAdminEntries().find(({ key }) => key === area);
  return entry ? <Label use={entry.useLabel} /> : t("log.at.other");
}

/** An area's name comes from its own feature's texts, by a hook. */
const Label = ({ use: useLabel }: { use: () => string }) => useLabel();
