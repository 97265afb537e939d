import type { PublicPage } from "@kompagnon/contract/publicpages/endpoints.ts";
import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, ExternalLink, Send } from "lucide-react";
import { copyText } from "#platform/copy-and-download.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Switch } from "#ui/switch.tsx";
import { toast } from "#ui/toast.tsx";

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const;

/** Opens or closes a page that everybody can read, says exactly what it shows, and gives its address away. */
export function PageSwitch({ kind, id }: { kind: PublicKind; id: string }) {
  const { t } = useTranslation("publicpages");
  const params = { kind, id };
  const pageQuery = query("GET /api/public-pages/{kind}/{id}", { params });
  // A job may have been closed meanwhile, a group made private.
  const { data: page, error, refetch } = useQuery({ ...pageQuery, staleTime: 0 });
  const turning = useMutation({
    ...mutation("PUT /api/public-pages/{kind}/{id}"),
    onSuccess: (now) => void queryClient.setQueryData<PublicPage>(pageQuery.queryKey, now),
  });
  const shown = turning.isPending ? turning.variables.body.open : page?.open;
  return (
    <div className="grid w-full grid-cols-1 gap-3 sm:gap-5">
      <p className="text-pretty text-ink-soft max-sm:text-sm">{t(`${kind}_text`)}</p>
      {page && (
        <Switch
          label={t(`${kind}_switch`)}
          hint={t("afterwards")}
          checked={shown ?? false}
          onChange={({ target }) =>
            !turning.isPending && turning.mutate({ params, body: { open: target.checked } })
          }
        />
      )}
      {!page && error && (
        <div className="flex flex-wrap items-center gap-3">
          <FormError>{t("load_failed")}</FormError>
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t("again")}
          </Button>
        </div>
      )}
      {!page && !error && <Skeleton className="h-11" />}
      {turning.error && <FormError boxed>{turning.error.message || t("not_done")}</FormError>}
      {page?.open && shown && (page.live ? <Address page={page} /> : <Banner>{t(`${kind}_dormant`)}</Banner>)}
    </div>
  );
}

/** Where an open page is, and how to pass it on. */
function Address({ page }: { page: PublicPage }) {
  const { t } = useTranslation("publicpages");
  const { href } = new URL(page.path, location.origin);
  const copy = async () => {
    const done = await copyText(href);
    toast(t(done ? "copied" : "copy_failed"), { kind: done ? "good" : "warn" });
  };
  const share = () => navigator.share({ url: href }).catch(() => undefined); // they thought better of it
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-sunken p-4">
      <p className="grid gap-0.5">
        <span className="text-ink-soft text-sm">{t("address")}</span>
        <span className="wrap-anywhere">
          <bdi dir="ltr" className="select-all">
            {decodeURI(href)}
          </bdi>
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Copy {...icon} />} onClick={() => void copy()}>
          {t("copy")}
        </Button>
        <a
          href={page.path}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          <ExternalLink {...icon} />
          {t("look")}
        </a>
        {"share" in navigator && (
          <Button size="sm" variant="secondary" icon={<Send {...icon} />} onClick={() => void share()}>
            {t("share")}
          </Button>
        )}
      </div>
    </div>
  );
}
