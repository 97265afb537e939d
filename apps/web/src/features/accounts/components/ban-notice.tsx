import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { query } from "#platform/queries.ts";
import { forgetBanMessage } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { BanAppeal } from "./ban-appeal.tsx";
import { BanRights } from "./ban-rights.tsx";

/** Below a ban's text: the one appeal, and the data rights that a ban does not remove (product: people and accounts). */
export function BanNotice({ onLifted }: { onLifted: () => void }) {
  const { t } = useTranslation("accounts");
  const { data, error } = useQuery({ ...query("GET /api/auth/ban"), retry: false, refetchOnMount: "always" });
  const lifted = error?.code === "not_banned";
  const lift = useEffectEvent(() => {
    forgetBanMessage();
    onLifted();
  });
  useEffect(() => {
    if (lifted) lift();
  }, [lifted]);
  if (error) return lifted ? null : <p className="text-ink-soft text-sm">{t("ban.sign_in_first")}</p>;
  if (!data) return null;
  return (
    <>
      <BanAppeal ban={data} />
      <BanRights ban={data} />
    </>
  );
}
