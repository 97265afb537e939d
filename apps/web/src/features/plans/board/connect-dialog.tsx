import { useState } from "react";
import type * as Y from "yjs";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormError } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { useWords } from "../card/use-words.ts";
import { useWait } from "../card/waits.tsx";
import type { Card } from "../model/card.ts";
import { CONNECTION_KINDS, type EdgeKind, says } from "../model/kinds.ts";
import { listed } from "../model/order.ts";
import type { Plan } from "../model/plan.ts";
import { connect } from "../model/plan-doc.ts";

/** Connects a card with another without a pointer. */
export function ConnectDialog({
  from,
  plan,
  doc,
  onClose,
}: {
  from: string | null;
  plan: Plan;
  doc: Y.Doc;
  onClose: () => void;
}) {
  const { t, title } = useWords();
  const card = from === null ? undefined : plan.cards.get(from);
  return (
    <Dialog
      open={card !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t("card.connect")}
      size="sm"
      {...(card && { description: <bdi>{title(card)}</bdi> })}
    >
      {card && <ConnectFields key={card.id} {...{ card, plan, doc }} onDone={onClose} />}
    </Dialog>
  );
}

/** With which card, and what the connection says. */
export function ConnectFields({
  card,
  plan,
  doc,
  onDone,
}: {
  card: Card;
  plan: Plan;
  doc: Y.Doc;
  onDone: () => void;
}) {
  const { t, title } = useWords();
  const [kind, setKind] = useState<EdgeKind>("leads");
  const [to, setTo] = useState<string | null>(null);
  const { refused, wait } = useWait(doc, card);
  const waits = kind === "before";
  const others = listed(plan).filter((one) => one.id !== card.id && (!waits || says(one.kind, "waits")));
  const other = others.find(({ id }) => id === to);
  const finish = () => {
    if (!other || (waits && !wait(other.id))) return;
    if (!waits) connect(doc, card.id, other.id, kind);
    onDone();
  };
  return (
    <div className="grid gap-3">
      <Select<EdgeKind>
        label={t("card.change_way")}
        options={[
          ...CONNECTION_KINDS.map((one) => ({ value: one, label: t(`edge.${one}`) })),
          // Seen from the other card: it comes before this one.
          ...(says(card.kind, "waits") ? [{ value: "before" as const, label: t("wait.way") }] : []),
        ]}
        value={kind}
        onChange={setKind}
      />
      <Select
        label={t("card.connect_to")}
        options={others.map((one) => ({ value: one.id, label: title(one) }))}
        value={other?.id ?? null}
        placeholder={t("card.connect_to")}
        onChange={setTo}
      />
      <FormError>{refused}</FormError>
      <Button disabled={!other} onClick={finish}>
        {t("card.connect")}
      </Button>
    </div>
  );
}
