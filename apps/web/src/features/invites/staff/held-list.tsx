import { adminPaths } from "@kompagnon/contract/admin/paths.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Out } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { FormattedDate } from "#ui/format.tsx";
import { heldQuery } from "../cache.ts";
import { HeldDialog } from "./held-dialog.tsx";
import { ListFrame } from "./list-frame.tsx";

type Held = Out<"GET /api/admin/held-invites">["items"][number];

/** Invitations that wait for a review by staff, and reviewed ones. */
export function HeldList() {
  const { t } = useTranslation("invites/staff");
  const [which, setWhich] = useState<"open" | "decided">("open");
  const list = useInfiniteQuery(heldQuery(which === "open"));
  return (
    <div className="grid grid-cols-1 gap-5">
      <ChoiceChip
        label={t("held.filter")}
        hideLabel
        choices={[
          { value: "open", label: t("held.open") },
          { value: "decided", label: t("held.decided") },
        ]}
        value={which}
        onChange={(next) => setWhich(next ?? "open")}
      />
      <ListFrame list={list} empty={t("empty.held")}>
        {(held) => <HeldCard key={held.id} held={held} />}
      </ListFrame>
    </div>
  );
}

function HeldCard({ held }: { held: Held }) {
  const { t } = useTranslation("invites/staff");
  const [asking, setAsking] = useState<"release" | "refuse" | null>(null);
  const { id, inviter_name: inviter, invitee_name: invitee, reason, at, released, note } = held;
  return (
    <Card as="li" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {t("held.of", { inviter, invitee })}
        </p>
        {released !== null && (
          <Badge tone={released ? "good" : "bad"}>{t(released ? "held.released" : "held.refused")}</Badge>
        )}
      </div>
      <p>{t(`held.reasons.${reason}`)}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <MemberLink id={held.inviter_id} name={inviter} />
        <ArrowRight aria-hidden="true" className="mirror size-4 text-ink-soft" strokeWidth={1.75} />
        <MemberLink id={held.invitee_id} name={invitee} />
      </p>
      {note && (
        <p className="text-ink-soft text-sm wrap-anywhere" dir="auto">
          {note}
        </p>
      )}
      <p className="text-ink-soft text-sm tabular-nums">
        <FormattedDate time={at} dateStyle="medium" timeStyle="short" />
      </p>
      {released === null && (
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" onClick={() => setAsking("release")}>
            {t("release.button")}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsking("refuse")}>
            {t("refuse.button")}
          </Button>
        </div>
      )}
      {asking && <HeldDialog id={id} which={asking} onClose={() => setAsking(null)} />}
    </Card>
  );
}

/** One of the two, as the way to everything about them: who decides looks at both. */
const MemberLink = ({ id, name }: { id: string; name: string }) => (
  <Link
    to={adminPaths.member(id)}
    className="min-w-0 rounded-control text-accent underline underline-offset-2 wrap-anywhere"
  >
    <bdi>{name}</bdi>
  </Link>
);
