/** A link as a QR code, in SVG; what draws it is loaded when it is wanted. */
export async function qrCode(link: string): Promise<string> {
  const { renderSVG } = await import("uqr");
  return renderSVG(link, { border: 2, whiteColor: "#fdf4e1", blackColor: "#2a1130" });
}
