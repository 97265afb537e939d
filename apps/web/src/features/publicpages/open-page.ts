import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { call } from "#platform/call.ts";
import { toast } from "#ui/toast.tsx";

/** Opens the public page of a new item. Shows the error if it fails; the item stays. */
export async function openPage(kind: PublicKind, id: string): Promise<void> {
  try {
    await call("PUT /api/public-pages/{kind}/{id}", { params: { kind, id }, body: { open: true } });
  } catch (failure) {
    if (failure instanceof Error && failure.message) toast(failure.message, { kind: "warn" });
  }
}
