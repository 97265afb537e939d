import { grouped } from "@kompagnon/contract/invites/iban.ts";
import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { FileDown, HandCoins } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Revealed } from "#features/admin/public.ts";
import { BRAND } from "#platform/brand.ts";
import { type ApiError, call } from "#platform/call.ts";
import { download } from "#platform/copy-and-download.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormError } from "#ui/field.tsx";
import { FormattedDate, Money } from "#ui/format.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { casesQuery, type PayoutCase, type PayoutState } from "../cache.ts";
import { PayoutActions } from "./payout-actions.tsx";

/** The approved payouts as a file for the bank. */
function BatchFile() {
  const { t } = useTranslation("invites/staff");
  const fetched = useMutation<Blob, ApiError>({
    mutationFn: () => call("GET /api/admin/payouts/batch"),
    onSuccess: (file) =>
      download(`${BRAND.toLowerCase()}-sepa-${new Date().toISOString().slice(0, 10)}.xml`, file),
  });
  return (
    <div className="grid gap-2">
      <Banner
        action={
          <Button
            size="sm"
            busy={fetched.isPending}
            onClick={() => fetched.mutate()}
            icon={<FileDown aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          >
            {t("file.button")}
          </Button>
        }
      >
        {t("file.text")}
      </Banner>
      {fetched.error && <FormError boxed>{fetched.error.message || t("failed")}</FormError>}
    </div>
  );
}

/** The payouts in a state, the oldest first; the approved ones come with the bank's file. */
export function CaseList({ state }: { state: PayoutState }) {
  const { t } = useTranslation("invites/staff");
  const list = useInfiniteQuery(casesQuery(state));
  const some = (list.data?.pages[0]?.items.length ?? 0) > 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      {state === "approved" && some && <BatchFile />}
      <ListFrame list={list} empty={t(`empty.${state}`)}>
        {(payout) => <CaseCard key={payout.id} payout={payout} />}
      </ListFrame>
    </div>
  );
}

function CaseCard({ payout }: { payout: PayoutCase }) {
  const { t } = useTranslation("invites/staff");
  const { id: me } = useMember();
  const {
    id,
    member_id,
    member_name,
    cents,
    holder_hint,
    iban_end,
    requested_at,
    decided_at,
    paid_at,
    reason,
  } = payout;
  return (
    <Card as="li" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link
          to={peoplePaths.member(member_id)}
          dir="auto"
          className="rounded-control font-semibold wrap-anywhere hover:underline"
        >
          {member_name}
        </Link>
        <span className="font-display font-semibold text-xl">
          <Money cents={cents} />
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
        <Fact name={`${t("holder")}, ${t("iban")}`}>
          <Revealed
            hint={
              <>
                <bdi>{holder_hint}</bdi> {iban_end}
              </>
            }
            reveal={() => call("POST /api/admin/payouts/{id}/account", { params: { id } })}
          >
            {({ holder, iban }) => (
              <>
                <bdi>{holder}</bdi>{" "}
                <span dir="ltr" className="tabular-nums">
                  {grouped(iban)}
                </span>
              </>
            )}
          </Revealed>
        </Fact>
        <Fact name={t("requested")}>
          <FormattedDate time={requested_at} dateStyle="medium" timeStyle="short" />
        </Fact>
        {decided_at && (
          <Fact name={t("decided")}>
            <FormattedDate time={decided_at} dateStyle="medium" timeStyle="short" />
          </Fact>
        )}
        {paid_at && (
          <Fact name={t("paid")}>
            <FormattedDate time={paid_at} dateStyle="medium" timeStyle="short" />
          </Fact>
        )}
        {reason && (
          <Fact name={t("reject.reason")}>
            <span dir="auto">{reason}</span>
          </Fact>
        )}
      </dl>
      {!payout.covered && <p className="rounded-control bg-warn-soft px-4 py-3 text-sm">{t("uncovered")}</p>}
      {payout.state === "requested" && member_id === me ? (
        <p className="text-ink-soft text-sm">{t("own")}</p>
      ) : (
        <PayoutActions payout={payout} />
      )}
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid min-w-0">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

/** A list of payouts or held invitations; `empty` says that there is nothing. */
export function ListFrame<Item extends { id: string }>({
  list,
  empty,
  children,
}: Pick<ComponentProps<typeof PagedList<Item>>, "list" | "children"> & { empty: string }) {
  const { t } = useTranslation("invites/staff");
  const texts = {
    failed: t("failed"),
    empty,
    emptyText: t("empty.text"),
  };
  return (
    <PagedList list={list} texts={texts} icon={<HandCoins strokeWidth={1.75} />} rowClass="h-44">
      {children}
    </PagedList>
  );
}
