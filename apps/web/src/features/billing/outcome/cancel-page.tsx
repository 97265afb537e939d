import { Returning } from "./returning.tsx";

/** `/billing/cancel?plan=`: back from a payment that was called off. */
export default function CancelPage() {
  return <Returning outcome="cancel" />;
}
