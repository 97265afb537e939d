import type { OwnDecision } from "@kompagnon/contract/moderation/model.ts";
import { APPEAL_MAX } from "@kompagnon/contract/moderation/rules.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useReportKindName } from "#platform/kind-names.ts";
import { mutation } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormError } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { refreshDecisions } from "./cache.ts";

/** A decision about the member's own content: what, why, and the actions. `isMeant`: the page was opened for this one. */
export function OwnDecisionCard({ decision: one, isMeant }: { decision: OwnDecision; isMeant: boolean }) {
  const { t, i18n } = useTranslation("moderation");
  const kindName = useReportKindName();
  const [writing, setWriting] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMeant) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "center" });
  }, [isMeant]);
  if (one.decision === "dismissed") return null;
  const until = one.appeal_until && new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "long" });
  return (
    <Card
      as="li"
      ref={card}
      tabIndex={-1}
      {...(isMeant && { "aria-current": true })}
      className="grid grid-cols-1 gap-3 outline-none aria-[current=true]:border-accent!"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={one.appeal_decision === "reversed" ? "neutral" : "bad"}>
          {t(`own.said.${one.decision}`)}
        </Badge>
        <span className="text-sm">{kindName(one.kind)}</span>
        <RelativeTime time={one.decided_at} className="text-ink-soft text-sm" />
      </div>
      <blockquote
        className="line-clamp-4 whitespace-pre-line border-line border-s-2 ps-4 text-ink-soft wrap-anywhere"
        dir="auto"
      >
        {one.excerpt}
      </blockquote>
      <p className="whitespace-pre-line wrap-anywhere">
        <span className="font-medium">{t("own.why")}: </span>
        <bdi>{one.reason}</bdi>
      </p>
      {one.appeal && <Appealed decision={one} />}
      {until && one.appeal_until && !writing && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
            {t("own.appeal")}
          </Button>
          <span className="text-ink-soft text-sm">
            {t("own.until", { date: until.format(new Date(one.appeal_until)) })}
          </span>
        </div>
      )}
      {until && writing && <AppealForm id={one.id} onClose={() => setWriting(false)} />}
    </Card>
  );
}

function Appealed({ decision: one }: { decision: OwnDecision }) {
  const { t } = useTranslation("moderation");
  const outcome = one.appeal_decision ?? "waits";
  return (
    <div className="grid gap-1.5 rounded-control bg-sunken p-4">
      <p className="font-medium text-sm">{t("own.yours")}</p>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {one.appeal?.text}
      </p>
      <p className="mt-1.5 font-medium">{t(`own.${outcome}`)}</p>
      {one.appeal_reason && (
        <p className="whitespace-pre-line text-ink-soft wrap-anywhere" dir="auto">
          {one.appeal_reason}
        </p>
      )}
    </div>
  );
}

/** What was typed stays until it is sent, also when the form is closed. */
const drafts = new Map<string, string>();

function AppealForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("moderation");
  const [text, setText] = useState(drafts.get(id) ?? "");
  const [tried, setTried] = useState(false);
  const appeal = useMutation({
    ...mutation("POST /api/moderation/decisions/{id}/appeal"),
    onSuccess: () => {
      drafts.delete(id);
      toast(t("own.sent"), { kind: "good" });
      onClose();
    },
    onSettled: refreshDecisions,
  });
  const change = (next: string) => {
    drafts.set(id, next);
    setText(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === "" || lengthOf(text) > APPEAL_MAX || appeal.isPending) return;
    appeal.mutate({ params: { id }, body: { text } });
  };
  return (
    <Form onSubmit={submit} aria-busy={appeal.isPending} noValidate className="grid gap-3">
      <TextArea
        label={t("own.text")}
        rows={4}
        dir="auto"
        max={APPEAL_MAX}
        value={text}
        onChange={(event) => change(event.target.value)}
        {...(tried && text.trim() === "" && { error: t("own.text_needed") })}
      />
      {appeal.isError && <FormError boxed>{appeal.error.message}</FormError>}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" busy={appeal.isPending}>
          {t("own.send")}
        </Button>
        <Button size="sm" variant="secondary" disabled={appeal.isPending} onClick={onClose}>
          {t("own.cancel")}
        </Button>
      </div>
    </Form>
  );
}
