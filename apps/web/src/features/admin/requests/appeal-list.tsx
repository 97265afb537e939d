import type { BanAppeal } from "@kompagnon/contract/admin/model.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { dates } from "#ui/formatters.ts";
import { banAppealsQuery, refreshRequests } from "../cache.ts";
import { WordsDialog } from "../words-dialog.tsx";
import { Asker, RequestList } from "./request-list.tsx";

/** What banned members write against their ban. */
export function AppealList({ open }: { open: boolean }) {
  const list = useInfiniteQuery(banAppealsQuery(open));
  return <RequestList list={list}>{(appeal) => <AppealCard key={appeal.id} appeal={appeal} />}</RequestList>;
}

const Statement = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid gap-1">
    <p className="text-ink-soft text-sm">{name}</p>
    <p className="whitespace-pre-line wrap-anywhere" dir="auto">
      {children}
    </p>
  </div>
);

function AppealCard({ appeal }: { appeal: BanAppeal }) {
  const { t, i18n } = useTranslation("admin/requests");
  const { ban, text, decision, answer, created_at: at } = appeal;
  const until = ban?.until && dates(i18n.language, { dateStyle: "medium" }).format(new Date(ban.until));
  return (
    <Card as="li" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Asker member={appeal.member} />
        {decision ? (
          <Badge tone={decision === "accepted" ? "good" : "bad"}>{t(decision)}</Badge>
        ) : (
          <span className="text-ink-soft text-sm">
            <RelativeTime time={at} />
          </span>
        )}
      </div>
      {ban ? (
        <Statement
          name={
            <>
              {t("banned_for")} · {until ? t("banned_until", { date: until }) : t("banned_for_good")}
            </>
          }
        >
          {ban.reason}
        </Statement>
      ) : (
        <p className="text-ink-soft text-sm">{t("ban_over")}</p>
      )}
      <Statement name={t("appeal")}>{text}</Statement>
      {decision ? <Statement name={t("answer")}>{answer}</Statement> : <Decision appeal={appeal} />}
    </Card>
  );
}

function Decision({ appeal: { id, member, may_decide: may } }: { appeal: BanAppeal }) {
  const { t } = useTranslation("admin/requests");
  const { t: admin } = useTranslation("admin");
  const [asking, setAsking] = useState<"accept" | "reject" | null>(null);
  if (!may) return <p className="text-ink-soft">{t("not_allowed")}</p>;
  const name = member?.username ?? t("gone");
  return (
    <div className="flex flex-wrap gap-2.5">
      {(["accept", "reject"] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === "accept" ? "primary" : "secondary"}
          onClick={() => setAsking(one)}
        >
          {t(`${one}.button`)}
        </Button>
      ))}
      {asking && (
        <WordsDialog
          title={t(`${asking}.title`, { name })}
          text={t(`${asking}.text`, { name })}
          label={t("answer")}
          missing={admin("member.reason_needed")}
          button={t(`${asking}.button`)}
          done={t(`${asking}.done`)}
          send={(answer) =>
            call("POST /api/admin/ban-appeals/{id}/decision", {
              params: { id },
              body: { accept: asking === "accept", answer },
            }).finally(() => void refreshRequests())
          }
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
