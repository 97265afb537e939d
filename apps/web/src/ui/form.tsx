import { type ComponentProps, type RefObject, type SubmitEvent, useEffect, useRef } from "react";

/**
 * A form that leads to its first broken field: once it was sent, and the check or the server's answer has marked one, that field
 * comes into view and is focused, so that it is read out with its error. Typing on calls that off.
 */
export function Form({
  ref,
  onSubmit,
  onInput,
  ...rest
}: Omit<ComponentProps<"form">, "ref"> & { ref?: RefObject<HTMLFormElement | null> }) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const sent = useRef(false);
  const lead = () => {
    const field = sent.current ? form.current?.querySelector<HTMLElement>("[aria-invalid='true']") : null;
    if (!field) return;
    sent.current = false;
    // In the middle: no bar at an edge must cover what is wrong.
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: "center" });
  };
  useEffect(lead);
  return (
    <form
      {...rest}
      ref={form}
      onInput={(event) => {
        sent.current = false;
        onInput?.(event);
      }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        sent.current = true;
        onSubmit?.(event);
        // What was marked before is not drawn again.
        requestAnimationFrame(lead);
      }}
    />
  );
}
