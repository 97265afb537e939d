import { useDirection } from "@base-ui/react/direction-provider";
import type { GeneratedCard } from "@kompagnon/contract/ai/plan.ts";
import { GENERATED_KINDS } from "@kompagnon/contract/ai/rules.ts";
import { DOCUMENT_TITLE_MAX } from "@kompagnon/contract/documents/rules.ts";
import { plansPaths } from "@kompagnon/contract/plans/paths.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { createDocument } from "#features/documents/public.ts";
import { ApiError } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { FormError, TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { dayIn } from "../begin/templates.ts";
import { KIND_STYLES } from "../card/card-styles.ts";
import { useWords } from "../card/use-words.ts";
import type { MadePlan } from "./use-generator.ts";

/** A generated plan, to be reviewed and opened in the editor. */
export function Outline({ made, onDiscard }: { made: MadePlan; onDiscard: () => void }) {
  const { plan, fallback } = made;
  const { t } = useTranslation("plans");
  const { t: ai } = useTranslation("ai");
  const navigate = useNavigate();
  const rtl = useDirection() === "rtl";
  const [name, setName] = useState(plan.title);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const open = useMutation({
    mutationFn: async (title: string) => {
      const { fillWith } = await import("./fill.ts");
      return createDocument("plan", title, (doc) => fillWith(doc, plan, { rtl, today: new Date() }));
    },
    onSuccess: (id) => navigate(plansPaths.edit(id)),
  });
  const title = name.trim();
  return (
    <section aria-labelledby="generated" className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="generated" ref={head} tabIndex={-1} className="text-xl outline-none">
          {t("generator.result")}
        </h2>
        <Badge tone={fallback ? "neutral" : "accent"}>
          {fallback ? t("generator.from_template") : ai("label_full")}
        </Badge>
      </header>
      <Banner tone={fallback ? "warn" : "info"}>
        {fallback ? t(`generator.fallback.${fallback}`) : t("generator.check")}
      </Banner>
      <Form
        className="grid grid-cols-1 gap-3 sm:flex sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          if (title !== "" && !open.isPending) open.mutate(title);
        }}
      >
        <div className="grow">
          <TextField
            label={t("begin.name")}
            dir="auto"
            required
            maxLength={DOCUMENT_TITLE_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" busy={open.isPending} disabled={title === ""}>
          {t("generator.open")}
        </Button>
        <Button type="button" variant="secondary" onClick={onDiscard}>
          {t("generator.discard")}
        </Button>
      </Form>
      {open.error && (
        <FormError>{(open.error instanceof ApiError && open.error.message) || t("begin.failed")}</FormError>
      )}
      {GENERATED_KINDS.map((kind) => (
        <Kind key={kind} kind={kind} cards={plan.cards.filter((card) => card.kind === kind)} />
      ))}
    </section>
  );
}

function Kind({ kind, cards }: { kind: GeneratedCard["kind"]; cards: readonly GeneratedCard[] }) {
  const { t } = useTranslation("plans");
  const { icon: Icon, ink } = KIND_STYLES[kind];
  if (cards.length === 0) return null;
  const ordered = cards.toSorted((a, b) => (a.due_day ?? 0) - (b.due_day ?? 0));
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className={`size-4 ${ink}`} strokeWidth={1.75} />
        {t(`kinds.${kind}`)}
      </h3>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-raised">
        {ordered.map((card) => (
          <Row key={card.key} card={card} />
        ))}
      </ul>
    </div>
  );
}

function Row({ card }: { card: GeneratedCard }) {
  const { t, day, amount, number } = useWords();
  const today = new Date();
  const facts = [
    card.due_day !== null && t("card.until", { when: day(dayIn(card.due_day, today)) }),
    card.cents !== null && amount(card.cents),
    card.probability !== null &&
      card.impact !== null &&
      t("card.risk", { number: number(card.probability * card.impact) }),
  ].filter((fact) => fact !== false);
  return (
    <li className="grid grid-cols-1 gap-0.5 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p dir="auto" className="font-medium wrap-anywhere">
          {card.title}
        </p>
        {facts.length > 0 && <p className="text-ink-soft text-sm tabular-nums">{facts.join(" · ")}</p>}
      </div>
      {card.text !== "" && (
        <p dir="auto" className="whitespace-pre-line text-ink-soft text-sm wrap-anywhere">
          {card.text}
        </p>
      )}
    </li>
  );
}
