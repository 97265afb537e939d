import { type KeyboardEvent, useState } from "react";

/** Whether Caps Lock is on while the visitor types. Spread `watch` on the field. */
export function useCapsLock(): {
  on: boolean;
  watch: {
    onKeyDown: (event: KeyboardEvent) => void;
    onKeyUp: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
} {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState?.("CapsLock") ?? false);
  return { on, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
}
