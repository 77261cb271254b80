/** The block in the editor: its options at the side, and a placeholder in place of the game, which would take the arrow keys. */
;(function ({ blocks, blockEditor, components, element }) {
  const { createElement, Fragment } = element
  const { SelectControl, TextControl, ToggleControl, PanelBody, Placeholder } = components
  const choices = {
    theme: [
      ['', 'As the page'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
    lang: [
      ['', 'As the page'],
      ['en', 'English'],
      ['hi', 'हिन्दी'],
    ],
    'heading-level': [['', 'Level 2'], ...['1', '3', '4', '5', '6'].map(level => [level, `Level ${level}`])],
  }

  function Edit({ attributes, setAttributes }) {
    const control = (name, label) => ({
      label,
      value: attributes[name],
      onChange: value => setAttributes({ [name]: value }),
    })
    const select = (name, label) =>
      createElement(SelectControl, {
        ...control(name, label),
        options: choices[name].map(([value, text]) => ({ value, label: text })),
      })
    return createElement(
      Fragment,
      null,
      createElement(
        blockEditor.InspectorControls,
        null,
        createElement(
          PanelBody,
          { title: 'Robot Maze' },
          select('theme', 'Theme'),
          select('lang', 'Language'),
          createElement(TextControl, {
            ...control('accent', 'Accent'),
            help: 'Any CSS colour: teal, #0e6e6e',
          }),
          createElement(TextControl, control('reset-label', 'Reset button')),
          createElement(TextControl, {
            ...control('board', 'First board'),
            help: '1 to 11, or what “Build your own walls” on our page gives you',
          }),
          select('heading-level', 'Headings'),
          createElement(ToggleControl, {
            label: 'Sounds',
            checked: attributes.sound,
            onChange: sound => setAttributes({ sound }),
          }),
        ),
      ),
      createElement(
        'div',
        blockEditor.useBlockProps(),
        createElement(Placeholder, {
          icon: 'games',
          label: 'Robot Maze',
          instructions: 'Your visitors play here. Look at the preview of the page to play yourself.',
        }),
      ),
    )
  }

  blocks.registerBlockType('robot-maze/robot-maze', { edit: Edit, save: () => null })
})(window.wp)
