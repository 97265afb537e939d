import { useEffect, useRef, useState } from "react";
import { onStepUp } from "#platform/call.ts";
import { StepUpDialog } from "./step-up-dialog.tsx";

/** Asks the team to confirm who they are where a call wants it (`step_up_required`); draws nothing until then. */
export function StepUpListener() {
  const [open, setOpen] = useState(false);
  const settle = useRef<(confirmed: boolean) => void>(undefined);
  useEffect(() => {
    const stop = onStepUp(() => {
      settle.current?.(false);
      setOpen(true);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    });
    return () => {
      stop();
      settle.current?.(false);
    };
  }, []);
  const close = (confirmed: boolean) => {
    settle.current?.(confirmed);
    settle.current = undefined;
    setOpen(false);
  };
  return open && <StepUpDialog onClose={close} />;
}
