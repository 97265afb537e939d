import { Inbox } from "lucide-react";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FormattedDate, FormattedNumber, Money, RelativeTime } from "#ui/format.tsx";
import { OfflineBar } from "#ui/offline-bar.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Skeleton, SkeletonText } from "#ui/skeleton.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { Row, Samples } from "./sample.tsx";

const past = new Date(Date.now() - 3 * 3_600_000).toISOString();

/** Loading, empty, failed, offline; progress and numbers. */
export const StateSamples = () => (
  <Samples title="States">
    <div className="grid gap-4 lg:grid-cols-3">
      <Card className="grid content-start gap-4">
        <Skeleton className="size-14 rounded-full" />
        <SkeletonText />
      </Card>
      <Card padding="none">
        <EmptyState icon={<Inbox />} title="Noch keine Chats" action={<Button>Zum Matching</Button>}>
          Sobald ein Match antwortet, steht es hier.
        </EmptyState>
      </Card>
      <Card padding="none">
        <ErrorState error={new Error("Der Server antwortet nicht.")} onRetry={() => undefined} />
      </Card>
    </div>
    <OfflineBar online={false} />
    {(["info", "good", "warn", "bad"] as const).map((tone) => (
      <Banner key={tone} tone={tone} action={<Button size="sm">Los</Button>} onClose={() => undefined}>
        Bestätige deine E-Mail-Adresse, dann kannst du Menschen schreiben.
      </Banner>
    ))}
    <ProgressBar label="Profile gesehen" value={38} max={60} />
    <Stepper current={3} total={9} />
    <Row name="format">
      <RelativeTime time={past} />
      <FormattedDate time={past} />
      <FormattedNumber value={1234567.8} />
      <Money cents={1999} />
    </Row>
  </Samples>
);
