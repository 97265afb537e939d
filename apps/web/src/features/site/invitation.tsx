import { accountsPaths } from "@kompagnon/contract/accounts/paths.ts";
import { overviewPaths } from "@kompagnon/contract/overview/paths.ts";
import { ButtonLink } from "#ui/button.tsx";

/** The call to action at the end of a page: signing up for guests, the dashboard for members. */
export function Invitation({
  title,
  text,
  join,
  member,
  login,
}: {
  title: string;
  text: string;
  /** What the buttons say to guests and to members. */
  join: string;
  member: string;
  /** A second button for guests who have an account. */
  login?: string;
}) {
  return (
    <section className="grid justify-items-center gap-3 rounded-card bg-accent-soft px-6 py-10 text-balance text-center">
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-lg text-ink-soft">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={accountsPaths.signUp} size="lg" className="signed-in:hidden">
          {join}
        </ButtonLink>
        {login && (
          <ButtonLink to={accountsPaths.login} size="lg" variant="quiet" className="signed-in:hidden">
            {login}
          </ButtonLink>
        )}
        <ButtonLink to={overviewPaths.dashboard} size="lg" className="signed-out:hidden">
          {member}
        </ButtonLink>
      </div>
    </section>
  );
}
