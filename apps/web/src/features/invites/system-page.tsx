import { helpPaths } from "@kompagnon/contract/help/paths.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { CircleQuestionMark, Copy, Download, Share2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { BRAND } from "#platform/brand.ts";
import { ApiError, call, type Out } from "#platform/call.ts";
import { copyText, download } from "#platform/copy-and-download.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { useLiveEvent, useResync } from "#platform/live/live.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextField } from "#ui/field.tsx";
import { FormattedDate, Money } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { NextPage } from "#ui/next-page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { mineQuery, monthsQuery, payoutsQuery, refreshFigures } from "./cache.ts";
import { EarningsCard } from "./system/earnings-card.tsx";
import { Answer, GreyCard, Part } from "./system/part.tsx";
import { SlugForm } from "./system/slug-form.tsx";
import { PeopleCard, StatsCard } from "./system/stats-card.tsx";

type Payout = Out<"GET /api/invites/payouts">["items"][number];
const TONES = { requested: "neutral", approved: "accent", rejected: "bad", paid: "good" } as const;

/** The member's payouts, each with its state. */
function PayoutsCard() {
  const { t } = useTranslation("invites");
  const list = useInfiniteQuery(payoutsQuery());
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <Part title={t("payouts.title")}>
      {list.isPending && <GreyCard className="h-14" />}
      {list.isError && !items && (
        <ErrorState className="py-6!" error={list.error} onRetry={() => list.refetch()} />
      )}
      {items?.length === 0 && <p className="text-ink-soft">{t("payouts.empty")}</p>}
      {items && items.length > 0 && (
        <ul className="grid divide-y divide-line">
          {items.map((payout) => (
            <Row key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
      <NextPage list={list} label={t("payouts.older")} failed={t("payouts.older_failed")} />
    </Part>
  );
}

function Row({
  payout: { cents, state, iban_end, requested_at, decided_at, paid_at, reason },
}: {
  payout: Payout;
}) {
  const { t } = useTranslation("invites");
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">
          <Money cents={cents} />
        </span>
        <Badge tone={TONES[state]}>{t(`payouts.states.${state}`)}</Badge>
        <span className="ms-auto text-ink-soft text-sm tabular-nums">
          <FormattedDate time={paid_at ?? decided_at ?? requested_at} />
        </span>
      </div>
      <p className="text-ink-soft text-sm">{t("payouts.account", { end: iban_end })}</p>
      {reason && (
        <p className="text-sm wrap-anywhere" dir="auto">
          {t("payouts.reason", { reason })}
        </p>
      )}
    </li>
  );
}

const LinkCode = lazy(async () => ({ default: (await import("./system/link-code.tsx")).LinkCode }));
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The link, and the ways to pass it on. */
function LinkCard({ url, slug }: { url: string; slug: string }) {
  const { t } = useTranslation("invites");
  const copy = async () => {
    const done = await copyText(url);
    toast(t(done ? "link.copied" : "link.copy_failed"), { kind: done ? "good" : "warn" });
  };
  const share = () =>
    navigator.share({ url, text: t("link.share_text", { app: BRAND }) }).catch(() => undefined); // they thought better of it
  return (
    <Part title={t("link.title")} lead={t("link.lead")}>
      <div className="grid items-start gap-6 md:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-4">
          <TextField
            label={t("link.label")}
            hideLabel
            readOnly
            dir="ltr"
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button onClick={copy} icon={<Copy {...icon} />}>
              {t("link.copy")}
            </Button>
            {"share" in navigator && (
              <Button variant="secondary" onClick={share} icon={<Share2 {...icon} />}>
                {t("link.share")}
              </Button>
            )}
          </div>
        </div>
        <Suspense fallback={<Skeleton className="size-66 justify-self-center" />}>
          <LinkCode url={url} slug={slug} />
        </Suspense>
      </div>
    </Part>
  );
}

/** `/dashboard/settings/invitesystem`: the member's link, who joined by it, and its earnings (spec: account, section 2). */
export default function SystemPage() {
  const { t } = useTranslation("invites");
  const mine = useQuery(mineQuery());
  const link = mine.data?.items[0];
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6 px-4 py-8 sm:px-8">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid max-w-xl gap-1.5">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="text-pretty text-ink-soft">{t("lead")}</p>
        </div>
        <ButtonLink
          size="sm"
          variant="quiet"
          className="-ms-3"
          to={helpPaths.article("invite_people")}
          icon={<CircleQuestionMark aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        >
          {t("how")}
        </ButtonLink>
      </header>
      {mine.isPending && <GreyCard className="h-64" />}
      {mine.isError && !mine.data && (
        <ErrorState title={t("failed")} error={mine.error} onRetry={() => mine.refetch()} />
      )}
      {mine.data && (link ? <Figures {...link} /> : <SlugForm />)}
    </div>
  );
}

/** Kept current by the live stream; asked for every ten seconds only while that is down. */
function Figures({ slug, url }: { slug: string; url: string }) {
  useLiveEvent("invites_changed", () => void refreshFigures());
  useResync(() => void refreshFigures());
  return (
    <>
      <LinkCard url={url} slug={slug} />
      <EarningsCard />
      <StatsCard slug={slug} />
      <PeopleCard slug={slug} />
      <PayoutsCard />
      <MonthsCard />
    </>
  );
}

type Month = Out<"GET /api/invites/statements">["items"][number];
const SUMS = ["opening", "earned", "reversed", "paid", "closing"] as const;

/** The member's statement by months, each with its credit note. */
function MonthsCard() {
  const { t } = useTranslation("invites");
  return (
    <Part title={t("months.title")} lead={t("months.lead")}>
      <Answer query={useQuery(monthsQuery())} size="h-24">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{t("months.empty")}</p>
          ) : (
            <ul className="grid divide-y divide-line">
              {items.map((month) => (
                <MonthRow key={month.month} month={month} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Part>
  );
}

function MonthRow({ month }: { month: Month }) {
  const { t, i18n } = useTranslation("invites");
  const name = dates(i18n.language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month.month}-15T00:00:00Z`),
  );
  const save = () =>
    call("GET /api/invites/statements/{month}", { params: { month: month.month } }).then(
      (file) => download(`${BRAND.toLowerCase()}-${month.month}.pdf`, file),
      (failure: unknown) =>
        toast((failure instanceof ApiError && failure.message) || t("months.pdf_failed"), { kind: "warn" }),
    );
  return (
    <li className="grid gap-x-6 gap-y-2 py-3.5 sm:grid-cols-[1fr_auto] lg:grid-cols-[9rem_1fr_auto] lg:items-center">
      <h3 className="font-semibold text-base">{name}</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-6 gap-y-1 text-sm sm:order-last sm:col-span-2 sm:grid-cols-5 lg:order-none lg:col-span-1">
        {SUMS.map((sum) => (
          <div key={sum} className="flex justify-between gap-2 sm:grid sm:justify-normal sm:gap-0">
            <dt className="text-ink-soft">{t(`months.${sum}`)}</dt>
            <dd>
              <Money cents={month[`${sum}_cents`]} />
            </dd>
          </div>
        ))}
      </dl>
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        aria-label={t("months.pdf_of", { month: name })}
        onClick={save}
        icon={<Download aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      >
        {t("months.pdf")}
      </Button>
    </li>
  );
}
