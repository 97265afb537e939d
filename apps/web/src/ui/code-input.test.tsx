import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { renderInApp } from "../testing/render.tsx";
import { CodeInput } from "./code-input.tsx";

function Form({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState("");
  return <CodeInput label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
}

describe("CodeInput", () => {
  test.each([
    ["0 to 9", "123456"],
    ["Arabic digits", "١٢٣٤٥٦"],
    ["Persian digits", "۱۲۳۴۵۶"],
    ["Hindi digits", "१२३४५६"],
    ["full width", "１２３４５６"],
  ])("typed as %s: is complete as 123456", async (_, typed) => {
    const onComplete = vi.fn();
    const { user } = await renderInApp(<Form onComplete={onComplete} />);
    await user.click(screen.getAllByRole("textbox")[0] as HTMLElement); // there are six
    await user.keyboard(typed);
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledWith("123456"));
  });

  test("letters are left out", async () => {
    const { user } = await renderInApp(<Form onComplete={() => undefined} />);
    await user.click(screen.getAllByRole("textbox")[0] as HTMLElement); // there are six
    await user.keyboard("a1");
    expect(screen.getAllByRole("textbox").map((one) => (one as HTMLInputElement).value)).toEqual([
      "1",
      "",
      "",
      "",
      "",
      "",
    ]);
  });
});
