import { Dialog } from "#ui/dialog.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { useWords } from "../card/use-words.ts";

/** The keys of the board and the timeline, all of them. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const control = t("keys.control");
  const keys: readonly (readonly [string, readonly string[]])[] = [
    [t("keys.choose"), ["Tab"]],
    [t("keys.edit"), [t("keys.enter")]],
    [t("keys.move"), [t("keys.arrows")]],
    [t("keys.connect"), ["C"]],
    [t("kind.note"), ["N"]],
    [t("keys.several"), [t("keys.shift"), t("keys.click")]],
    [t("keys.all"), [control, "A"]],
    [t("keys.duplicate"), [control, "D"]],
    [t("keys.copy"), [control, "C / V"]],
    [t("keys.undo"), [control, "Z / Y"]],
    [t("keys.timeline_move"), [t("keys.arrows")]],
    [t("keys.timeline_end"), [t("keys.shift"), t("keys.arrows")]],
    [t("keys.search"), ["/"]],
    [t("keys.delete"), [t("keys.remove")]],
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
