import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { call } from "#platform/call.ts";
import { toast } from "#ui/toast.tsx";

/** Opens the page of something that was just made; what stands in the way is said, and what was made stays. */
export async function openPage(kind: PublicKind, id: string): Promise<void> {
  try {
    await call("PUT /api/public-pages/{kind}/{id}", { params: { kind, id }, body: { open: true } });
  } catch (failure) {
    if (failure instanceof Error && failure.message) toast(failure.message, { kind: "warn" });
  }
}
