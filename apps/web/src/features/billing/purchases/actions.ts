import type { Purchase } from "@kompagnon/contract/billing/model.ts";
import { ApiError, call } from "#platform/call.ts";
import { toast } from "#ui/toast.tsx";
import { refreshEntitlement } from "../api.ts";

/** Withdraws from an order; what is shown of it follows. Throws ApiError. */
export async function withdrawFrom(order: string): Promise<void> {
  await call("POST /api/billing/orders/{order}/withdrawal", { params: { order } });
  await refreshEntitlement();
}

/** Hands a paper to the browser as a file. */
export async function downloadPaper(
  { id, number }: Purchase["documents"][number],
  failed: string,
): Promise<void> {
  try {
    const paper = await call("GET /api/billing/documents/{id}", { params: { id } });
    const address = URL.createObjectURL(paper);
    const link = document.createElement("a");
    link.href = address;
    link.download = `${number}.pdf`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000); // the browser reads it a moment later
  } catch (failure) {
    const message = failure instanceof ApiError ? failure.message : "";
    toast(message || failed, { kind: "warn", id: "paper" });
  }
}
