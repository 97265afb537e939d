import { Dialog } from "#ui/dialog.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { useWords } from "./use-words.ts";

/** The editor's keys, all of them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const control = t("keys.control");
  const shift = t("keys.shift");
  const alt = t("keys.alt");
  const arrows = t("keys.arrows");
  const keys: readonly (readonly [string, readonly string[]])[] = [
    [t("keys.next"), ["Tab"]],
    [t("keys.edit"), [t("keys.enter")]],
    [t("keys.leave"), ["Esc"]],
    [t("keys.move"), [arrows]],
    [t("keys.fine"), [shift, arrows]],
    [t("keys.resize"), [alt, arrows]],
    [t("keys.turn"), [control, "← / →"]],
    [t("keys.several"), [shift, t("keys.click")]],
    [t("keys.all"), [control, "A"]],
    [t("keys.copy"), [control, "C / X / V"]],
    [t("keys.duplicate"), [control, "D"]],
    [t("keys.delete"), [t("keys.remove")]],
    [t("keys.undo"), [control, "Z / Y"]],
    [t("keys.group"), [control, "G", shift]],
    [t("keys.layers"), [control, "↑ / ↓"]],
    [t("keys.bold"), [control, "B / I / U"]],
    [t("keys.slides"), [t("keys.page")]],
    [t("keys.reorder"), [alt, "↑ / ↓"]],
    [t("keys.present"), ["F5"]],
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("tool.keys")} size="sm">
      <dl className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2.5 text-sm">
        {keys.map(([what, pressed]) => (
          <div key={what} className="contents">
            <dt>{what}</dt>
            <dd className="flex gap-1">
              {pressed.map((one) => (
                <Kbd key={one}>{one}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
