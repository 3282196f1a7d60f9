declare module 'virtual:antd.css'
declare module 'virtual:antdTable.css'
