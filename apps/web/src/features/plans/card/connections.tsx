import { Unlink } from "lucide-react";
import { useState } from "react";
import type { OpenDocument } from "#features/documents/public.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/select.tsx";
import { ConnectFields } from "../board/connect-dialog.tsx";
import type { Card } from "../model/card.ts";
import { isDependency } from "../model/dependencies.ts";
import { CONNECTION_KINDS, EDGE_KINDS, type EdgeKind } from "../model/kinds.ts";
import type { Plan } from "../model/plan.ts";
import { connect, removeEdges } from "../model/plan-doc.ts";
import { useWords } from "./use-words.ts";
import { CardLink } from "./waits.tsx";

/** What leads from a card and to it. Dependencies are shown apart, but for those of cards that became of another kind. */
export function Connections({
  open,
  card,
  plan,
  onOpen,
}: {
  open: OpenDocument;
  card: Card;
  plan: Plan;
  onOpen: (id: string) => void;
}) {
  const { t } = useWords();
  const [adding, setAdding] = useState(false);
  const edges = [...plan.edges.values()].filter(
    (edge) => (edge.from === card.id || edge.to === card.id) && !isDependency(plan, edge),
  );
  const other = (id: string) => {
    const found = plan.cards.get(id);
    return found && <CardLink card={found} onOpen={onOpen} />;
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-medium font-sans text-sm">{t("card.connections")}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {edges.map((edge) => (
          <li key={edge.id} className="flex min-w-0 items-center gap-2 text-sm">
            {edge.from === card.id ? (
              <>
                <Select<EdgeKind>
                  label={t("card.change_way")}
                  hideLabel
                  className="w-36 shrink-0"
                  options={(edge.kind === "before" ? EDGE_KINDS : CONNECTION_KINDS).map((one) => ({
                    value: one,
                    label: t(`edge.${one}`),
                  }))}
                  value={edge.kind}
                  disabled={!open.canWrite}
                  onChange={(kind) => connect(open.doc, edge.from, edge.to, kind)}
                />
                {other(edge.to)}
              </>
            ) : (
              <>
                {other(edge.from)}
                <span className="shrink-0 text-ink-soft">{t(`edge.${edge.kind}`)}</span>
              </>
            )}
            {open.canWrite && (
              <IconButton
                label={t("card.disconnect")}
                className="ms-auto shrink-0"
                onClick={() => removeEdges(open.doc, [edge.id])}
                icon={<Unlink className="size-4" strokeWidth={1.75} />}
              />
            )}
          </li>
        ))}
      </ul>
      {open.canWrite &&
        plan.cards.size > 1 &&
        (adding ? (
          <ConnectFields card={card} plan={plan} doc={open.doc} onDone={() => setAdding(false)} />
        ) : (
          <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
            {t("card.connect")}
          </Button>
        ))}
    </section>
  );
}
