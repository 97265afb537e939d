import type { FactorReset } from "@kompagnon/contract/admin/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormattedDate, RelativeTime } from "#ui/format.tsx";
import { refreshRequests, resetsQuery } from "../cache.ts";
import { WordsDialog } from "../words-dialog.tsx";
import { Asker, Fact, RequestList } from "./request-list.tsx";

/** Members who have lost their second factors. */
export function ResetList({ open }: { open: boolean }) {
  const { t } = useTranslation("admin/requests");
  const list = useInfiniteQuery(resetsQuery(open));
  return (
    <>
      {open && <p className="max-w-prose text-pretty text-ink-soft text-sm">{t("hint")}</p>}
      <RequestList list={list}>{(reset) => <ResetCard key={reset.id} reset={reset} />}</RequestList>
    </>
  );
}

const TONES: Partial<Record<FactorReset["state"], "good" | "bad">> = { granted: "good", refused: "bad" };

function ResetCard({ reset }: { reset: FactorReset }) {
  const { t } = useTranslation("admin/requests");
  const { state, reason, decided_by: by } = reset;
  const due = Date.parse(reset.ready_at) <= Date.now();
  return (
    <Card as="li" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Asker member={reset.member} />
        {state === "waiting" ? (
          <Badge tone={due ? "accent" : "neutral"}>{t(due ? "due" : "early")}</Badge>
        ) : (
          <Badge tone={TONES[state] ?? "neutral"}>{t(`states.${state}`)}</Badge>
        )}
      </div>
      <Hints reset={reset} />
      {reason && (
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {reason}
          {by && <span className="ms-2 text-ink-soft text-sm">{t("by", { name: by.username })}</span>}
        </p>
      )}
      {state === "waiting" && <Decision reset={reset} due={due} />}
    </Card>
  );
}

/** What helps to see whether it is the member. */
function Hints({ reset }: { reset: FactorReset }) {
  const { t } = useTranslation("admin/requests");
  const { t: admin } = useTranslation("admin");
  const { verified_at: verified, known_device: isKnownDevice, devices, asked, state } = reset;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      <Fact name={t("identity")}>
        {verified ? <FormattedDate time={verified} dateStyle="medium" /> : t("not_verified")}
      </Fact>
      <Fact name={t("device")}>{t(isKnownDevice ? "known_device" : "new_device")}</Fact>
      <Fact name={t("devices")}>{devices}</Fact>
      <Fact name={t("times")}>{asked}</Fact>
      <Fact name={t("asked")}>
        <RelativeTime time={reset.asked_at} />
      </Fact>
      {state === "waiting" && (
        <>
          <Fact name={t("ready")}>
            <FormattedDate time={reset.ready_at} dateStyle="medium" timeStyle="short" />
          </Fact>
          <Fact name={t("expires")}>
            <FormattedDate time={reset.expires_at} dateStyle="medium" />
          </Fact>
        </>
      )}
      <Fact name={admin("members.joined")}>
        <FormattedDate time={reset.joined_at} dateStyle="medium" />
      </Fact>
      <Fact name={t("seen")}>
        <RelativeTime time={reset.last_seen_at} />
      </Fact>
    </dl>
  );
}

function Decision({ reset: { id, member, may_decide: may }, due }: { reset: FactorReset; due: boolean }) {
  const { t } = useTranslation("admin/requests");
  const { t: admin } = useTranslation("admin");
  const [asking, setAsking] = useState<"grant" | "refuse" | null>(null);
  if (!may) return <p className="text-ink-soft">{t("not_allowed")}</p>;
  const name = member?.username ?? t("gone");
  const params = { id };
  return (
    <div className="flex flex-wrap gap-2.5">
      {due && (
        <Button size="sm" onClick={() => setAsking("grant")}>
          {t("grant.button")}
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => setAsking("refuse")}>
        {t("refuse.button")}
      </Button>
      {asking && (
        <WordsDialog
          title={t(`${asking}.title`, { name })}
          text={t(`${asking}.text`)}
          label={admin("member.reason")}
          missing={admin("member.reason_needed")}
          button={t(`${asking}.button`)}
          done={t(`${asking}.done`)}
          danger={asking === "grant"}
          send={(reason) =>
            (asking === "grant"
              ? call("POST /api/admin/factor-resets/{id}/grant", { params, body: { reason } })
              : call("POST /api/admin/factor-resets/{id}/refuse", { params, body: { reason } })
            ).finally(() => void refreshRequests())
          }
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
