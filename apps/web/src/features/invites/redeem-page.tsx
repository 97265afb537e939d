import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { invitesPaths } from "@kompagnon/contract/invites/paths.ts";
import { REDEEMED_MS, TO_LOGIN_MS } from "@kompagnon/contract/invites/rules.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, KeyRound, TicketX } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useNavigate, useParams } from "react-router";
import { keepInvite } from "#features/accounts/public.ts";
import { BRAND } from "#platform/brand.ts";
import { type ApiError, call, type Out } from "#platform/call.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { languageOf } from "#platform/i18n.ts";
import { mayRecover } from "#platform/queries.ts";
import type { Origin } from "#platform/session.ts";
import { sitePath } from "#platform/site-paths.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink, Spinner } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Logo } from "#ui/logo.tsx";

/** `/invite/{slug}` and its other forms: redeems a member's link (spec: public, sections 2.15 and 5). */
export default function RedeemPage() {
  const { t, i18n } = useTranslation("invites/redeem");
  const { slug: path } = useParams();
  const { search } = useLocation();
  const slug = slugOf(path, search);
  return (
    <div className="flex min-h-dvh flex-col">
      <DocumentTitle>{t("title")}</DocumentTitle>
      <header className="px-4 py-3 sm:px-8 sm:py-5">
        <Link to={sitePath("", languageOf(i18n))} className="inline-block rounded-control p-1.5">
          <Logo name={BRAND} />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-md grow flex-col justify-center px-4 pb-24 outline-none"
      >
        <Card padding="lg" className="grid gap-5 text-center">
          <h1 className="text-xl">{t("title")}</h1>
          {slug === null ? <NoSlug /> : <Redeeming key={slug} slug={slug} />}
        </Card>
      </main>
    </div>
  );
}

type Redeemed = Out<"POST /api/invites/{slug}/redeem">;
/** Redeems once for each visit, however often the page is drawn. */
const useRedeemed = (slug: string) =>
  useQuery<Redeemed, ApiError>({
    // A query rather than a mutation: drawing the page twice shares the one call.
    queryKey: ["redeem a member's link", slug],
    queryFn: () => call("POST /api/invites/{slug}/redeem", { params: { slug } }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** Goes on after a moment in which one reads why, and leaves nothing to come back to. */
function useGoingOn(to: string | null, afterMs: number, state?: Origin): void {
  const navigate = useNavigate();
  const from = state?.from;
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(
      () => void navigate(to, { replace: true, ...(from !== undefined && { state: { from } }) }),
      afterMs,
    );
    return () => clearTimeout(timer);
  }, [to, afterMs, from, navigate]);
}

function Redeeming({ slug }: { slug: string }) {
  const { t } = useTranslation("invites/redeem");
  const { t: ui } = useTranslation("ui");
  const { data, error, isFetching, refetch } = useRedeemed(slug);
  const isSignedOut = error?.status === 401 && !isFetching;
  useEffect(() => {
    if (isSignedOut) keepInvite(slug);
  }, [isSignedOut, slug]);
  useGoingOn(data ? postsPaths.feed : null, REDEEMED_MS);
  // Who signs in instead of signing up comes back here: a link counts for a day after signing up.
  useGoingOn(isSignedOut ? accountsPaths.invited(slug) : null, TO_LOGIN_MS, {
    from: invitesPaths.link(slug),
  });
  if (data)
    return (
      <Explanation icon={<CircleCheck strokeWidth={1.75} />}>
        {t(data.already_member ? "already" : "success")}
      </Explanation>
    );
  if (!error || isFetching) return <Explanation icon={<Spinner />}>{t("working")}</Explanation>;
  if (isSignedOut)
    return <Explanation icon={<KeyRound strokeWidth={1.75} />}>{t("unauthenticated")}</Explanation>;
  return (
    <>
      <Explanation icon={<TicketX strokeWidth={1.75} />} failed>
        {error.message || t("failed")}
      </Explanation>
      {mayRecover(error) && <Button onClick={() => refetch()}>{ui("retry")}</Button>}
      <ButtonLink to={postsPaths.feed} {...(mayRecover(error) && { variant: "quiet" })}>
        {t("to_feed")}
      </ButtonLink>
    </>
  );
}

function NoSlug() {
  const { t } = useTranslation("invites/redeem");
  return (
    <>
      <Explanation icon={<TicketX strokeWidth={1.75} />} failed>
        {t("no_slug")}
      </Explanation>
      <p className="text-ink-soft">{t("no_slug_text")}</p>
      <ButtonLink to={accountsPaths.login}>{t("to_login")}</ButtonLink>
    </>
  );
}

const Explanation = ({
  icon,
  failed = false,
  children,
}: {
  icon: ReactNode;
  failed?: boolean;
  children: ReactNode;
}) => (
  <div role={failed ? "alert" : "status"} className="grid justify-items-center gap-4">
    <span
      aria-hidden="true"
      className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-7"
    >
      {icon}
    </span>
    <p>{children}</p>
  </div>
);

/** Parts of our own addresses at the place of a slug. */
const OUR_WORDS = new Set(["invite", "href", "login"]);

/**
 * The slug that an invite link carries: in its path, in the query key `slug`, or in a query that begins with `?/`, as servers
 * make of an address that they do not know.
 */
export function slugOf(path: string | undefined, search: string): string | null {
  const given = path ?? new URLSearchParams(search).get("slug") ?? behindSlash(search);
  const slug = given?.replace(/\/+$/, "").trim() ?? "";
  return slug === "" ? null : slug;
}

function behindSlash(search: string): string | null {
  if (!search.startsWith("?/")) return null;
  const last = decoded(search.slice(2).split(/[&#]/)[0] ?? "")
    .split("/")
    .findLast((part) => part !== "");
  return last === undefined || OUR_WORDS.has(last) ? null : last;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray per cent sign: taken as it is, the server refuses it
  }
}
