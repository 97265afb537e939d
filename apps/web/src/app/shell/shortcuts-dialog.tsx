import { useTranslation } from "#platform/use-translation.ts";
import { Kbd } from "#ui/badge.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { navigationItems, useIsShown } from "./navigation.ts";

/** Every shortcut there is. */
export function ShortcutsDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation("shell");
  const isShown = useIsShown();
  const rows = [
    { name: t("shortcuts.palette"), keys: [/Mac/.test(navigator.userAgent) ? "⌘" : "Ctrl", "K"], joint: "+" },
    { name: t("shortcuts.show"), keys: ["?"], joint: "" },
    ...navigationItems.filter(isShown).map((item) => ({
      name: t(`shortcuts.${item.key}`),
      keys: ["G", item.shortcut.toUpperCase()],
      joint: t("shortcuts.and_then"),
    })),
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("shortcuts.title")} size="sm">
      <dl className="grid gap-1">
        {rows.map((row) => (
          <div key={row.name} className="flex min-h-10 items-center justify-between gap-4">
            <dt>{row.name}</dt>
            <dd className="flex items-center gap-1.5 text-ink-soft text-xs">
              {row.keys.map((key, index) => (
                <span key={key} className="flex items-center gap-1.5">
                  {index > 0 && row.joint}
                  <Kbd>{key}</Kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
