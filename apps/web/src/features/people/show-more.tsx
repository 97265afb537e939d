import { useTranslation } from "#platform/use-translation.ts";
import { NextPage, type Paged } from "#ui/next-page.tsx";

/** Fetches the next page of a list when its end comes near; the button stays for the keyboard. Gone after the last one. */
export function ShowMore({ list }: { list: Paged }) {
  const { t } = useTranslation("people");
  return <NextPage list={list} label={t("more")} failed={t("more_failed")} ahead="600px" />;
}
