import { useState } from "react";
import type * as Y from "yjs";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { useWords } from "../card/use-words.ts";
import { EDGE_KINDS, type EdgeKind } from "../model/kinds.ts";
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
      {card && <ConnectFields key={card.id} {...{ plan, doc }} from={card.id} onDone={onClose} />}
    </Dialog>
  );
}

/** With which card, and what the connection says. */
export function ConnectFields({
  from,
  plan,
  doc,
  onDone,
}: {
  from: string;
  plan: Plan;
  doc: Y.Doc;
  onDone: () => void;
}) {
  const { t, title } = useWords();
  const [kind, setKind] = useState<EdgeKind>("leads");
  const [to, setTo] = useState<string | null>(null);
  const others = listed(plan).filter(({ id }) => id !== from);
  return (
    <div className="grid gap-3">
      <Select
        label={t("card.change_way")}
        options={EDGE_KINDS.map((one) => ({ value: one, label: t(`edge.${one}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Select
        label={t("card.connect_to")}
        options={others.map((one) => ({ value: one.id, label: title(one) }))}
        value={to}
        placeholder={t("card.connect_to")}
        onChange={setTo}
      />
      <Button
        disabled={to === null}
        onClick={() => {
          if (to !== null) connect(doc, from, to, kind);
          onDone();
        }}
      >
        {t("card.connect")}
      </Button>
    </div>
  );
}
