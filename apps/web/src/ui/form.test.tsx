import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";
import { Form } from "./form.tsx";

/** Refuses an empty name at once, and any other after the server's answer. */
function Order({ answer }: { answer: Promise<string> }) {
  const [name, setName] = useState("");
  const [error, setError] = useState("");
  return (
    <Form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setError(name === "" ? "fehlt" : await answer);
      }}
    >
      <TextField label="Ort" />
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} error={error} />
      <Button type="submit">Senden</Button>
    </Form>
  );
}

test("the first broken field is focused, also the second time", async () => {
  const { user } = await renderInApp(<Order answer={Promise.resolve("")} />);
  for (let time = 0; time < 2; time++) {
    await user.click(screen.getByRole("button", { name: "Senden" }));
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name"));
  }
});

test("a refusal of the server is focused, unless the member types on", async () => {
  const answers: ((error: string) => void)[] = [];
  const nextAnswer = () => new Promise<string>((resolve) => answers.push(resolve));
  function Ordering() {
    const [answer] = useState(nextAnswer);
    return <Order answer={answer} />;
  }
  const { user } = await renderInApp(<Ordering />);
  await user.type(screen.getByLabelText("Name"), "Jo");
  await user.click(screen.getByRole("button", { name: "Senden" }));
  await user.type(screen.getByLabelText("Ort"), "Ulm");
  for (const answer of answers) answer("vergeben");
  await screen.findByText("vergeben");
  expect(document.activeElement).toBe(screen.getByLabelText("Ort"));
  await user.click(screen.getByRole("button", { name: "Senden" }));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name"));
});
