/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 354
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  page: () => (/* binding */ page_page)
});

;// external "@kutuhal/contract"
const contract_namespaceObject = require("@kutuhal/contract");
;// external "@emotion/react/jsx-runtime"
const jsx_runtime_namespaceObject = require("@emotion/react/jsx-runtime");
;// external "@emotion/react"
const react_namespaceObject = require("@emotion/react");
;// ../mf-telescope/node_modules/@kutuhal/ui/Container.js


/** Centres its content and keeps it off the edges of the window. */
function Container({ width = 'page', ...rest }) {
    return (0,jsx_runtime_namespaceObject.jsx)("div", { css: width === 'page' ? page : Container_text, ...rest });
}
const page = (0,react_namespaceObject.css)({
    width: '100%',
    maxWidth: 'calc(var(--width-page) + 2 * var(--space-5))',
    marginInline: 'auto',
    paddingInline: 'clamp(var(--space-4), 4vw, var(--space-5))',
});
const Container_text = (0,react_namespaceObject.css)(page, { maxWidth: 'calc(var(--width-text) + 2 * var(--space-5))' });

;// ../mf-telescope/node_modules/@kutuhal/ui/drawing-widths.js
/** Drawings are rendered at so many pixels to each pixel of their own size (`npm run drawings`). */
const SCALES = [0.5, 1, 1.5, 2];
/** @returns the widths, px, at which a drawing of this width is there */
const drawingWidths = (width) => SCALES.map(scale => scale * width);

;// ../mf-telescope/node_modules/@kutuhal/ui/Picture.js



/** A picture that a browser fetches in the best format it knows, and no larger than it shows it. */
function Picture({ file, alt, sizes, widths, ...rest }) {
    const all = widths ?? drawingWidths(rest.width);
    const sources = (format) => all.map(width => `${file}-${width}.${format} ${width}w`).join(', ');
    return ((0,jsx_runtime_namespaceObject.jsxs)("picture", { css: noBox, children: [(0,jsx_runtime_namespaceObject.jsx)("source", { type: "image/avif", srcSet: sources('avif'), sizes: thrifty(sizes) }), (0,jsx_runtime_namespaceObject.jsx)("img", { src: `${file}-${Math.max(...all)}.webp`, srcSet: sources('webp'), sizes: thrifty(sizes), alt: alt, ...rest })] }));
}
/**
 * Phones have three pixels to each CSS pixel, of which nobody sees more than two, and the rest costs twice the bytes.
 * @param sizes of which the last one holds for narrow windows, as phones have
 */
function thrifty(sizes) {
    const last = sizes.slice(sizes.lastIndexOf(',') + 1).trim();
    return `${sizes.slice(0, -last.length)}(min-resolution: 2.5dppx) calc(${last} * 0.6), ${last}`;
}
// The image stands where the picture is written, as if it were alone.
const noBox = (0,react_namespaceObject.css)({ display: 'contents', '& > source': { display: 'none' } });

;// ../mf-telescope/node_modules/@kutuhal/ui/PageHeader.js





/** The top of a page: its one h1, what it is about, and one clear next step. */
function PageHeader({ eyebrow, title, lead, drawing, ground = 'sand', children }) {
    return ((0,jsx_runtime_namespaceObject.jsx)("header", { css: [band, grounds[ground]], children: (0,jsx_runtime_namespaceObject.jsx)(Container, { children: (0,jsx_runtime_namespaceObject.jsxs)("div", { css: [columns, drawing !== undefined && besideDrawing], children: [(0,jsx_runtime_namespaceObject.jsxs)("div", { css: stack, children: [eyebrow && (0,jsx_runtime_namespaceObject.jsx)("p", { css: eyebrowText, children: eyebrow }), (0,jsx_runtime_namespaceObject.jsx)("h1", { children: title }), lead && (0,jsx_runtime_namespaceObject.jsx)("p", { css: leadText, children: lead }), children] }), drawing && (0,jsx_runtime_namespaceObject.jsx)(Picture, { css: drawn, file: drawing, alt: "", width: 480, height: 320, sizes: SIZES })] }) }) }));
}
const band = (0,react_namespaceObject.css)({
    paddingBlock: 'clamp(var(--space-6), 5vw, var(--space-8))',
    borderBottom: '1px solid var(--color-line)',
});
const dotted = (color) => (0,react_namespaceObject.css)({ background: `var(--kolam), var(--color-${color})` });
const grounds = {
    sand: dotted('sand'),
    marigold: dotted('marigold-pale'),
    mint: dotted('mint'),
    sky: dotted('sky'),
    rose: dotted('rose'),
};
const roomBeside = `(min-width: ${(/* inlined export .wideTabletWidth */"48rem")})`;
const columns = (0,react_namespaceObject.css)({ display: 'grid', gap: 'var(--space-5) var(--space-8)', alignItems: 'center' });
const besideDrawing = (0,react_namespaceObject.css)({
    [`@media ${roomBeside}`]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
const stack = (0,react_namespaceObject.css)({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'start', maxWidth: '46rem' });
const eyebrowText = (0,react_namespaceObject.css)({
    padding: 'var(--space-1) var(--space-3)',
    borderRadius: 'var(--radius-round)',
    background: 'var(--color-ink)',
    color: 'var(--color-paper)',
    fontSize: 'var(--text-s)',
    fontWeight: 650,
});
const leadText = (0,react_namespaceObject.css)({ fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' });
const SIZES = `${roomBeside} min(40vw, 30rem), min(70vw, 15rem)`;
// On a phone it is a small sign below the words, so that what comes next stays near.
const drawn = (0,react_namespaceObject.css)({
    width: 'min(70%, 15rem)',
    [`@media ${roomBeside}`]: { width: '100%', maxWidth: '30rem', justifySelf: 'end' },
});

;// external "react"
const external_react_namespaceObject = require("react");
;// ../mf-telescope/node_modules/@kutuhal/ui/Prose.js




/** Running text: articles, posts and legal pages. */
function Prose({ html }) {
    const { sanitisedHtml } = html;
    const inner = (0,external_react_namespaceObject.useMemo)(() => (0,contract_namespaceObject.markup)({ sanitisedHtml }), [sanitisedHtml]);
    return (0,jsx_runtime_namespaceObject.jsx)("div", { css: prose, dangerouslySetInnerHTML: inner });
}
const prose = (0,react_namespaceObject.css)({
    maxWidth: 'var(--width-text)',
    fontSize: 'var(--text-l)',
    '& > * + *': { marginTop: 'var(--space-4)' },
    '& h2': { marginTop: 'var(--space-7)', fontSize: 'var(--text-xl)' },
    '& h3': { marginTop: 'var(--space-5)', fontSize: 'var(--text-l)' },
    '& li + li': { marginTop: 'var(--space-2)' },
    '& blockquote': {
        paddingLeft: 'var(--space-4)',
        borderLeft: '4px solid var(--color-marigold)',
        fontStyle: 'italic',
    },
    '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', fontSize: 'var(--text-m)' },
    '& th, & td': {
        padding: 'var(--space-2) var(--space-3)',
        border: '1px solid var(--color-line)',
        textAlign: 'left',
    },
    '& th': { background: 'var(--color-sand)' },
    '& code': { fontFamily: 'var(--font-code)', fontSize: '0.88em' },
    '& pre': {
        overflowX: 'auto',
        padding: 'var(--space-4)',
        borderRadius: 'var(--radius-m)',
        background: 'var(--color-ink)',
        color: 'var(--color-paper)',
        fontSize: 'var(--text-m)',
    },
    '@media print': {
        // A link on paper is worth its address.
        '& a[href^="http"]::after': { content: '" (" attr(href) ")"' },
        '& a[href^="/"]::after': { content: `" (${contract_namespaceObject.site.url}" attr(href) ")"` },
        '& pre': { border: '1px solid', background: 'none', color: 'inherit', whiteSpace: 'pre-wrap' },
        '& pre, & tr, & blockquote': { breakInside: 'avoid' },
        '& table': { display: 'table' },
    },
});

;// ../mf-telescope/node_modules/@kutuhal/ui/breakpoints.js
/** The widths at which layouts change, for the `sizes` of pictures. A build writes words as short as these where they are used. */
const tabletWidth = '44rem';
const wideTabletWidth = '48rem';
const narrowDeskWidth = '60rem';
const deskWidth = '64rem';
/** From a tablet held upright. */
const tablet = (/* unused pure expression or super */ null && (`@media (min-width: ${tabletWidth})`));
/** From a tablet on which a picture has room beside the words. */
const wideTablet = `@media (min-width: ${wideTabletWidth})`;
/** From a tablet held sideways. */
const narrowDesk = (/* unused pure expression or super */ null && (`@media (min-width: ${narrowDeskWidth})`));
/** From a small laptop. */
const desk = (/* unused pure expression or super */ null && (`@media (min-width: ${deskWidth})`));

;// ../mf-telescope/node_modules/@kutuhal/ui/ink-line.js
/** The line in ink around a card, and above or below what it closes off. */
const inkLine = '2px solid var(--color-ink)';

;// ../mf-telescope/node_modules/@kutuhal/ui/card-style.js


/** A sheet of its own on the page, framed in ink. A large one has larger corners. */
const cardStyle = (0,react_namespaceObject.css)({
    border: inkLine,
    borderRadius: 'var(--radius-m)',
    background: 'var(--color-surface)',
});

;// ./components/ExperimentList.tsx




function ExperimentList({ experiments }) {
    return ((0,jsx_runtime_namespaceObject.jsx)("ul", { role: "list", css: cards, children: experiments.map(({ title, minutes, needs, text }) => ((0,jsx_runtime_namespaceObject.jsxs)("li", { css: card, children: [(0,jsx_runtime_namespaceObject.jsx)("h3", { children: title }), (0,jsx_runtime_namespaceObject.jsxs)("p", { css: small, children: [minutes, " minutes. You need ", needs, "."] }), (0,jsx_runtime_namespaceObject.jsx)("p", { children: text })] }, title))) }));
}
const cards = (0,react_namespaceObject.css)({
    display: 'grid',
    gap: 'var(--space-5)',
    [wideTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const card = (0,react_namespaceObject.css)(cardStyle, {
    display: 'grid',
    alignContent: 'start',
    gap: 'var(--space-3)',
    padding: 'var(--space-5)',
});
const small = (0,react_namespaceObject.css)({ fontSize: 'var(--text-s)', color: 'var(--color-ink-soft)' });

;// ./content/introduction.html
/* harmony default export */ const introduction = ({"sanitisedHtml":"<p>A good experiment starts with a question that nobody at the table can answer. Guess first, each for themselves, and write it down. Then try.</p>\n<p>If it does not work, change <strong>one</strong> thing and try again: that is all there is to the method. <a href=\"/contact\">Tell us</a> what you found out.</p>\n"});
;// ./experiments/experiments.ts
const experiments = [
    {
        title: 'A battery of lemons',
        minutes: 25,
        needs: 'four lemons, four copper coins, four galvanised nails, some wire and a red LED',
        text: 'A coin and a nail in each lemon, each coin wired to the next nail: the four together light the LED. Which leg of the LED goes where?',
    },
    {
        title: 'A bridge of paper',
        minutes: 15,
        needs: 'one sheet of paper, two piles of books and a handful of coins',
        text: 'Span the gap between the books with the sheet and load it with coins. Fold it any way you like. How many coins does it carry?',
    },
    {
        title: 'A rocket on a string',
        minutes: 10,
        needs: 'a balloon, a straw, sticky tape and four metres of string',
        text: 'Thread the straw on a tight string, tape the balloon below it, let go. What does more air do, and what a thinner string?',
    },
];
/** The same experiments in the order of the time they take. */
function quickestFirst(list) {
    return [...list].sort((a, b) => a.minutes - b.minutes);
}

;// ./pages/contact/ContactPage.tsx








/** What the page is about, and the experiments themselves. */
function ContactPage() {
    return ((0,jsx_runtime_namespaceObject.jsxs)(jsx_runtime_namespaceObject.Fragment, { children: [(0,jsx_runtime_namespaceObject.jsx)(PageHeader, { title: "Contact", lead: "Three experiments to try at home, the quickest first." }), (0,jsx_runtime_namespaceObject.jsx)(Container, { css: introductionText, children: (0,jsx_runtime_namespaceObject.jsx)(Prose, { html: introduction }) }), (0,jsx_runtime_namespaceObject.jsx)("section", { "aria-labelledby": "contact-experiments", css: ContactPage_band, children: (0,jsx_runtime_namespaceObject.jsxs)(Container, { children: [(0,jsx_runtime_namespaceObject.jsx)("h2", { id: "contact-experiments", css: heading, children: "Try one today" }), (0,jsx_runtime_namespaceObject.jsx)(ExperimentList, { experiments: quickestFirst(experiments) })] }) })] }));
}
const introductionText = (0,react_namespaceObject.css)({ paddingBlock: 'var(--space-section)' });
const ContactPage_band = (0,react_namespaceObject.css)({ paddingBlock: 'var(--space-section)', background: 'var(--color-sky)' });
const heading = (0,react_namespaceObject.css)({ marginBottom: 'var(--space-5)' });

;// ./pages/contact/page.ts


const page_page = (0,contract_namespaceObject.defineStaticPage)(ContactPage, 'Contact: three experiments to try at home with things that are in every kitchen, the quickest first.');


/***/ }

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	const __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __webpack_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		const cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		const module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/define property getters */
/******/ 	// define getter/value functions for harmony exports
/******/ 	__webpack_require__.d = (exports, definition) => {
/******/ 		if(Array.isArray(definition)) {
/******/ 			var i = 0;
/******/ 			while(i < definition.length) {
/******/ 				var key = definition[i++];
/******/ 				var binding = definition[i++];
/******/ 				var descriptor = binding === 0 ? { enumerable: true, value: definition[i++] } : { enumerable: true, get: binding };
/******/ 				if(!__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, descriptor);
/******/ 			}
/******/ 		} else {
/******/ 			for(var key in definition) {
/******/ 				if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		}
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	__webpack_require__.o = (obj, prop) => (Object.hasOwn(obj, prop));
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	// define __esModule on exports
/******/ 	__webpack_require__.r = (exports) => {
/******/ 		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ 	
/************************************************************************/
let __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
const remote = {
    pages: {
        'contact': () => Promise.resolve(/* import() | page-contact */).then(() => (__webpack_require__(354))),
    },
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "remote", 0, /* binding */ remote
/* harmony export */ ]);

module.exports = __webpack_exports__;
/******/ })()
;