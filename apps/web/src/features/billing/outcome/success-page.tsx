import { Returning } from "./returning.tsx";

/** `/billing/success?plan=`: back from a payment that went through, as far as the browser knows. */
export default function SuccessPage() {
  return <Returning outcome="success" />;
}
