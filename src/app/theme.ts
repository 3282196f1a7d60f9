import type { ThemeConfig } from 'antd'

/** Class that scopes the theme's CSS variables; it stands on the root element. */
export const THEME_CLASS = 'cleansheet'

/** The one place for colours, radii and type. The primary colour passes the contrast rule on buttons. */
export const theme: ThemeConfig = {
  token: {
    colorPrimary: '#0b6477',
    colorInfo: '#0b6477',
    colorLink: '#0b6477',
    colorSuccess: '#1a7f4b',
    colorWarning: '#a15c00',
    colorError: '#c02a2a',
    // Ant Design derives tints from the seeds by darkening; of seeds this dark they would be muddy.
    colorPrimaryBg: '#e3f2f5',
    colorPrimaryBgHover: '#cfe8ed',
    colorPrimaryBorder: '#86c3cf',
    colorInfoBg: '#e8f4f7',
    colorInfoBorder: '#a5d3dc',
    colorSuccessBg: '#e9f7ef',
    colorSuccessBorder: '#9fd6b6',
    colorWarningBg: '#fff6d8',
    colorWarningBorder: '#ecd07a',
    colorErrorBg: '#fdf0ef',
    colorErrorBorder: '#efb4b0',
    // The derived hover colours are too light to be read on white.
    colorPrimaryHover: '#0e7489',
    colorLinkHover: '#0e7489',
    colorErrorHover: '#a92323',
    colorErrorActive: '#8e1c1c',
    colorErrorBorderHover: '#a92323',
    colorTextPlaceholder: 'rgba(0, 0, 0, 0.58)',
    colorTextDisabled: 'rgba(0, 0, 0, 0.5)',
    colorBgLayout: '#f4f6f7',
    borderRadius: 8,
    fontFamily: "'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif",
  },
  hashed: false,
  cssVar: { key: THEME_CLASS },
}

/** The Ant Design components in use: their styles are made into a static sheet at build time. */
export const THEMED_COMPONENTS = [
  'Alert',
  'Button',
  'Checkbox',
  'Dropdown',
  'Empty',
  'Input',
  'Menu',
  'Modal',
  'Progress',
  'Radio',
  'Select',
  'Tooltip',
]
