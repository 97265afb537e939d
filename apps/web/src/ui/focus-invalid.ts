/** After the errors are drawn: brings the first broken field of a form into view and focuses it, so that it is read out with its error. */
export function focusInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const control = form.querySelector<HTMLElement>("[aria-invalid='true']");
    // In the middle: no bar at an edge must cover what is wrong.
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: "center" });
  });
}
