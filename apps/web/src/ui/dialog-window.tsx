import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { veilClass } from "./popup-classes.ts";

type Common = { open: boolean; onOpenChange: (open: boolean) => void; title: ReactNode };
/** What a `Dialog` is given. */
export type DialogProps = Common & {
  description?: ReactNode;
  hideTitle?: boolean;
  size?: "sm" | "md" | "lg";
  /** Buttons at the end of the bottom line. */
  footer?: ReactNode;
  /** What has the focus at first, where there is one main action; else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Without it only the footer's buttons lead on. */
  closable?: boolean;
  children?: ReactNode;
};
/** What a `ConfirmDialog` is given. */
export type ConfirmDialogProps = Common & {
  text: ReactNode;
  /** The button's words: what will happen, not "OK". */
  confirm: ReactNode;
  danger?: boolean;
  error?: ReactNode;
  onConfirm: () => unknown;
};

const frame = "fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4 short:p-2";
const panel =
  "w-full rounded-card border border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale] duration-200 ease-out " +
  "data-ending-style:scale-[0.97] data-ending-style:opacity-0 data-starting-style:scale-[0.97] data-starting-style:opacity-0";
const widths = { sm: "max-w-sm", md: "max-w-lg", lg: "max-w-3xl" } as const;

/** The window of a `Dialog`. */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  hideTitle = false,
  size = "md",
  footer,
  initialFocus,
  closable = true,
  children,
}: DialogProps) {
  const { t } = useTranslation("ui");
  return (
    <Base.Root open={open} onOpenChange={(next) => closable && onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop forceRender className={veilClass} />
        <Base.Viewport className={frame}>
          <Base.Popup
            className={cx(panel, "relative p-6 short:p-4", widths[size])}
            {...(initialFocus && { initialFocus })}
          >
            <div className={hideTitle ? "sr-only" : "mb-4 grid gap-1.5 pe-10"}>
              <Base.Title className="text-xl">{title}</Base.Title>
              {description && <Base.Description className="text-ink-soft">{description}</Base.Description>}
            </div>
            {closable && (
              <Base.Close
                render={
                  <IconButton
                    label={t("close")}
                    tooltip={false}
                    icon={<X className="size-5" strokeWidth={1.75} />}
                  />
                }
                className="absolute! end-3 top-3 print:hidden"
              />
            )}
            {children}
            {footer && <div className="mt-6 flex flex-wrap justify-end gap-2.5">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The window of a `ConfirmDialog`. */
export function ConfirmWindow({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  danger = false,
  error,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation("ui");
  const [busy, setBusy] = useState(false);
  const decide = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller shows what failed; here the dialog stays open for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={veilClass} />
        <AlertDialog.Viewport className={frame}>
          <AlertDialog.Popup className={cx(panel, "max-w-sm p-6 short:p-4")}>
            <AlertDialog.Title className="mb-2 text-xl">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-ink-soft">{text}</AlertDialog.Description>
            {error && (
              <div role="alert" className="mt-3 text-bad text-sm">
                {error}
              </div>
            )}
            <div className="mt-6 flex flex-wrap justify-end gap-2.5">
              <AlertDialog.Close render={<Button variant="secondary" disabled={busy} />}>
                {t("cancel")}
              </AlertDialog.Close>
              <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={() => void decide()}>
                {confirm}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
