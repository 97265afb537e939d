import { QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ConfirmEmail } from "#features/accounts/public.ts";
import { queryClient } from "#platform/queries.ts";
import { useSession } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { forgetEarlierAnswers, startTest, testQuery } from "../api.ts";
import { dayCount } from "../plans.ts";
import { useReturnPath } from "./return-path.ts";

/** The tools that take premium, by how their addresses begin. */
const TOOLS = [
  ["ai", /^\/dashboard\/ai(?:[/?#]|$)/],
  ["plan", /^\/dashboard\/resources\/(?:plan|ki-plan-generator)(?:[/?#]|$)/],
  ["presentation", /^\/dashboard\/resources\/presentations(?:[/?#]|$)/],
] as const;
/** A tool that takes premium. */
type PremiumTool = (typeof TOOLS)[number][0];

/** The tool at an address of the dashboard; null where there is none that takes premium. */
export const premiumToolAt = (address: string): PremiumTool | null =>
  TOOLS.find(([, pattern]) => pattern.test(address))?.[0] ?? null;

/** For a member who was led to the prices or an order from a tool: which one it was, and the test version to go on with. */
export function RequestedTool() {
  return (
    // Public pages do without calls of their own.
    <QueryClientProvider client={queryClient}>
      <RequestedToolOffer />
    </QueryClientProvider>
  );
}

function RequestedToolOffer() {
  const from = useReturnPath();
  const session = useSession();
  const tool = from && premiumToolAt(from);
  if (!from || !tool || session.state !== "member") return null;
  return <ToolOffer tool={tool} from={from} confirmed={session.me.email_confirmed} />;
}

function ToolOffer({ tool, from, confirmed }: { tool: PremiumTool; from: string; confirmed: boolean }) {
  const { t, i18n } = useTranslation("billing/pricing");
  const navigate = useNavigate();
  const { data: test } = useQuery(testQuery());
  const start = useMutation({
    mutationFn: startTest,
    onSuccess: () => {
      forgetEarlierAnswers();
      return navigate(from);
    },
  });
  const isOpen = test !== undefined && !test.testversion_eingeloest;
  return (
    <section
      aria-labelledby="asked"
      className="grid justify-items-start gap-3 rounded-card border border-accent bg-raised p-5"
    >
      <h2 id="asked" className="text-xl">
        {t(`asked_${tool}`)}
      </h2>
      <p className="text-ink-soft">
        {t("asked_why")}{" "}
        {isOpen ? t("asked_test", { days: dayCount(test.duration_days, i18n.language) }) : t("asked_plans")}
      </p>
      {isOpen && !confirmed && <ConfirmEmail />}
      {isOpen && confirmed && (
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          {t("test_start")}
        </Button>
      )}
      {start.error && <FormError>{start.error.message}</FormError>}
    </section>
  );
}
