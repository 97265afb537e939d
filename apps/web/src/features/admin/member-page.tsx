import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { ADMIN_LEVEL, adminPaths } from "@kompagnon/contract/admin/levels.ts";
import type { MemberFile } from "@kompagnon/contract/admin/model.ts";
import { billingPaths } from "@kompagnon/contract/billing/paths.ts";
import { moderationPaths } from "@kompagnon/contract/moderation/paths.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { UserX } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { AuditEntries } from "#features/moderation/public.ts";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate, money, RelativeTime } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { memberQuery, staffActionsQuery } from "./cache.ts";
import { Revealed } from "./revealed.tsx";
import type { StaffAction } from "./staff-action-dialog.tsx";
import { StaffActionDialog } from "./staff-action-dialog.tsx";
import { StaffPage } from "./staff-page.tsx";

/** What an admin can do to a member. */
function MemberActions({ member }: { member: MemberFile }) {
  const { t } = useTranslation("admin");
  const [asking, setAsking] = useState<StaffAction | null>(null);
  const staffActions: readonly StaffAction[] = [
    member.banned ? "unban" : "ban",
    "sign_out",
    ...(member.may_level ? (["give_level"] as const) : []),
  ];
  return (
    <Card as="section" aria-labelledby="deeds" className="grid gap-3">
      <h2 id="deeds" className="text-lg">
        {t("member.actions")}
      </h2>
      {member.may_act ? (
        <div className="flex flex-wrap gap-2.5">
          {staffActions.map((action) => (
            <Button
              key={action}
              variant="secondary"
              className={action === "ban" ? "text-bad!" : undefined}
              onClick={() => setAsking(action)}
            >
              {t(`member.${action}.button`)}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-ink-soft">{t("member.not_allowed")}</p>
      )}
      {asking && (
        <StaffActionDialog key={asking} action={asking} member={member} onClose={() => setAsking(null)} />
      )}
    </Card>
  );
}

/** What the team did to a member. */
function MemberHistory({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const { data, error, refetch } = useQuery(staffActionsQuery(id));
  return (
    <Card as="section" aria-labelledby="history" className="grid grid-cols-1 gap-3">
      <h2 id="history" className="text-lg">
        {t("member.history")}
      </h2>
      {!data && !error && <Skeleton className="h-16" />}
      {error && !data && (
        <ErrorState title={t("member.history_failed")} error={error} onRetry={() => refetch()} />
      )}
      {data?.items.length === 0 && <p className="text-ink-soft">{t("member.no_history")}</p>}
      {data && data.items.length > 0 && (
        <>
          <AuditEntries entries={data.items} />
          <Link
            to={`${moderationPaths.audit}?subject=${id}`}
            className="justify-self-start text-accent text-sm underline underline-offset-2"
          >
            {t("member.to_audit")}
          </Link>
        </>
      )}
    </Card>
  );
}

/** `/dashboard/admin/members/{id}`: everything about a member, for admins. */
export default function MemberPage() {
  const { t } = useTranslation("admin");
  const { memberId = "" } = useParams();
  const { data } = useQuery({ ...memberQuery(memberId), enabled: false });
  return (
    <StaffPage
      level={ADMIN_LEVEL}
      title={data ? (data.username ?? t("members.unnamed")) : t("members.title")}
      back={{ to: adminPaths.members, label: t("member.back") }}
    >
      <Member id={memberId} />
    </StaffPage>
  );
}

function Member({ id }: { id: string }) {
  const { t } = useTranslation("admin");
  const { t: ui } = useTranslation("ui");
  const { data, error, refetch } = useQuery(memberQuery(id));
  if (error?.code === "not_found" || error?.code === "invalid_input")
    return (
      <EmptyState icon={<UserX strokeWidth={1.75} />} title={t("member.missing")}>
        {t("member.missing_text")}
      </EmptyState>
    );
  if (error && !data)
    return <ErrorState title={t("member.failed")} error={error} onRetry={() => refetch()} />;
  if (!data)
    return (
      <div role="status" aria-label={ui("loading")} className="grid gap-4">
        <Skeleton className="h-64 rounded-card!" />
        <Skeleton className="h-32 rounded-card!" />
      </div>
    );
  return (
    <>
      <MemberStatus member={data} />
      <Facts member={data} />
      <MemberActions member={data} />
      <MemberHistory id={data.id} />
    </>
  );
}

function MemberStatus({ member: { banned, ban, level, premium_until: premium } }: { member: MemberFile }) {
  const { t, i18n } = useTranslation("admin");
  const until = ban?.until && dates(i18n.language, { dateStyle: "medium", timeStyle: "short" });
  const isPremium = Boolean(premium) && Date.parse(premium ?? "") > Date.now();
  // An ordinary member's status is that there is none.
  if (!banned && level === 0 && !isPremium) return null;
  return (
    <div className="-mt-2 grid gap-2">
      <p className="flex flex-wrap gap-2">
        {banned && (
          <Badge tone="bad">
            {until && ban?.until
              ? t("member.ban_until", { date: until.format(new Date(ban.until)) })
              : t("member.ban_for_good")}
          </Badge>
        )}
        {level > 0 && (
          <Badge tone="accent">
            {t("member.level")} {level}
          </Badge>
        )}
        {isPremium && <Badge tone="good">{t("members.premium")}</Badge>}
      </p>
      {ban?.reason && (
        <p className="whitespace-pre-line text-ink-soft wrap-anywhere" dir="auto">
          {ban.reason}
        </p>
      )}
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

function Facts({ member }: { member: MemberFile }) {
  const { t, i18n } = useTranslation("admin");
  const { payments, cases } = member;
  const days = [
    ["premium_until", member.premium_until],
    ["test_until", member.test_until],
    ["verified", member.verified_at],
    ["deletion", member.deletion_due_at],
  ] as const;
  return (
    <Card>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name={t("member.email")}>
          <Revealed
            key={member.id}
            hint={member.email_hint}
            reveal={() => call("POST /api/admin/members/{id}/email", { params: { id: member.id } })}
          >
            {({ email }) => <span dir="ltr">{email}</span>}
          </Revealed>{" "}
          <span className="text-ink-soft">
            ({t(member.email_confirmed ? "member.confirmed" : "member.unconfirmed")})
          </span>
        </Fact>
        <Fact name={t("member.id")}>
          <code dir="ltr" className="text-sm">
            {member.id}
          </code>
        </Fact>
        <Fact name={t("members.joined")}>
          <FormattedDate time={member.joined_at} dateStyle="long" />
        </Fact>
        <Fact name={t("members.seen")}>
          <RelativeTime time={member.last_seen_at} />
        </Fact>
        <Fact name={t("member.devices")}>{member.devices}</Fact>
        <Fact name={t("member.second_factor")}>{t(member.second_factor ? "member.yes" : "member.no")}</Fact>
        <Fact name={t("member.cases")}>{t("member.cases_text", cases)}</Fact>
        <Fact name={t("member.payments")}>
          {t("member.payments_text", {
            count: payments.count,
            paid: money(payments.paid_cents, i18n.language),
            refunded: money(payments.refunded_cents, i18n.language),
          })}
        </Fact>
        {days.map(
          ([name, time]) =>
            time && (
              <Fact key={name} name={t(`member.${name}`)}>
                <FormattedDate time={time} dateStyle="long" />
              </Fact>
            ),
        )}
      </dl>
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <Link to={peoplePaths.member(member.id)} className="text-accent underline underline-offset-2">
          {t("member.profile")}
        </Link>
        <Link to={billingPaths.member(member.id)} className="text-accent underline underline-offset-2">
          {t("member.billing")}
        </Link>
        <Link
          to={`${accountsPaths.securityLog}?member=${member.id}`}
          className="text-accent underline underline-offset-2"
        >
          {t("member.to_security")}
        </Link>
      </p>
    </Card>
  );
}
