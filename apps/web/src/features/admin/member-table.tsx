import type { ListedMember } from "@kompagnon/contract/admin/model.ts";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { FormattedDate, RelativeTime } from "#ui/format.tsx";

/** Moves the focus to the row above or below, or to either end. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-member]")];
  const at = rows.findIndex((row) => row.matches(":focus"));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  rows[Math.max(0, Math.min(next, rows.length - 1))]?.focus();
}

const cell = "border-line border-t px-3 py-3 align-middle";

/** Members as a table that the keyboard walks through; each name leads to the member's page. */
export function MemberTable({
  members,
  pathOf,
}: {
  members: readonly ListedMember[];
  pathOf: (id: string) => string;
}) {
  const { t } = useTranslation("admin");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it take the keys
    <div onKeyDown={walk}>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{t("members.title")}</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="w-auto px-3 py-2 text-start font-medium">
              {t("members.name")}
            </th>
            <th scope="col" className="w-36 px-3 py-2 text-start font-medium sm:w-56">
              {t("members.standing")}
            </th>
            <th scope="col" className="hidden w-36 px-3 py-2 text-start font-medium sm:table-cell">
              {t("members.joined")}
            </th>
            <th scope="col" className="hidden w-40 px-3 py-2 text-start font-medium md:table-cell">
              {t("members.seen")}
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member.id} member={member} to={pathOf(member.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ member, to }: { member: ListedMember; to: string }) {
  const { t } = useTranslation("admin");
  const { username, level, banned, premium_until: premium, joined_at: joined, last_seen_at: seen } = member;
  return (
    <tr className="has-focus-visible:bg-sunken hover:bg-sunken">
      <th scope="row" className={`${cell} text-start font-medium`}>
        <Link
          to={to}
          data-member
          className="block truncate rounded-control text-accent underline underline-offset-2"
        >
          <bdi>{username ?? t("members.unnamed")}</bdi>
        </Link>
      </th>
      <td className={cell}>
        <span className="flex flex-wrap gap-1.5">
          {banned && <Badge tone="bad">{t("members.banned")}</Badge>}
          {level > 0 && (
            <Badge tone="accent">
              {t("member.level")} {level}
            </Badge>
          )}
          {premium && Date.parse(premium) > Date.now() && <Badge tone="good">{t("members.premium")}</Badge>}
        </span>
      </td>
      <td className={`${cell} hidden text-ink-soft tabular-nums sm:table-cell`}>
        <FormattedDate time={joined} dateStyle="medium" />
      </td>
      <td className={`${cell} hidden text-ink-soft md:table-cell`}>
        <RelativeTime time={seen} />
      </td>
    </tr>
  );
}
